import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import type { Elements } from '#shared/ui/elements.ts'
import type { SavedInput } from '#shared/use-saved-input.ts'

interface Props {
  title: string
  maxWidth?: 'xs' | 'sm'
  yes: string
  no?: string
  isPending: boolean
  /** Keeps the input until the form is sent or the dialog is closed by its button. */
  savedInput?: SavedInput
  button?: Pick<ButtonProps, 'color' | 'disabled'>
  actions?: Elements
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. Close and Escape discard the input, a click beside the dialog does not. */
export function FormDialog(props: Props) {
  const { title, yes, no = 'Close', isPending, savedInput, button, actions } = props
  const { maxWidth = 'sm', onSubmit, onClose, children } = props

  function discard() {
    savedInput?.drop()
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog is in a portal, but React sends the event on to the form of the page.
    event.stopPropagation()
    onSubmit(event)
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') discard()
      }}
    >
      <form noValidate onSubmit={submit} {...savedInput?.autosave}>
        <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>{children}</DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={discard}>
            <span>{no}</span>
          </Button>
          {actions}
          <Button type="submit" variant="contained" loading={isPending} {...button}>
            <span>{yes}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
