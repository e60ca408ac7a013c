import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useRef, useState } from 'react'

interface Props {
  /** On the button that asks. */
  label: string
  question: string
  /** What follows from a yes. */
  warning: string
  yes: string
  no: string
  isPending: boolean
  onConfirm: () => void
}

/** A button for what cannot be taken back: it asks before it acts. */
export function ConfirmButton({ label, question, warning, yes, no, isPending, onConfirm }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  const textId = useId()
  const noButton = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)

  function confirm() {
    close()
    onConfirm()
  }

  return (
    <>
      <Button size="small" color="error" loading={isPending} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        // Not autoFocus: it is for the first time only, and one can ask again while the dialog fades.
        slotProps={{ transition: { onEnter: () => noButton.current?.focus() } }}
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <DialogTitle id={titleId}>{question}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>{warning}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button ref={noButton} color="inherit" onClick={close}>
            {no}
          </Button>
          <Button variant="contained" color="error" onClick={confirm}>
            {yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
