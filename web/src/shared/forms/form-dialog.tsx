import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'

interface Props {
  title: string
  maxWidth: 'xs' | 'sm'
  /** The label of the button that submits the form. */
  yes: string
  isPending: boolean
  /** Buttons before that one. */
  actions?: ReactNode
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. A click beside it does not discard what is typed. */
export function FormDialog(props: Props) {
  const { title, maxWidth, yes, isPending, actions, onSubmit, onClose, children } = props
  const titleId = useId()
  const isChanged = useRef(false)

  function close(event: object, reason: 'backdropClick' | 'escapeKeyDown') {
    if (reason === 'escapeKeyDown' || !isChanged.current) unlessDoubleClick(onClose)(event)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog is in a portal, but React sends the event on to the form of the page.
    event.stopPropagation()
    onSubmit(event)
  }

  return (
    <Dialog open fullWidth maxWidth={maxWidth} onClose={close} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={submit}
        onInput={() => {
          isChanged.current = true
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>{children}</DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={onClose}>
            Close
          </Button>
          {actions}
          <Button type="submit" variant="contained" loading={isPending}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
