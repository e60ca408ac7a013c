import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useRef } from 'react'

interface Props {
  isOpen: boolean
  question: string
  /** What follows from a yes. */
  warning: string
  yes: string
  no: string
  /** `error` for what cannot be undone. */
  color?: 'error' | 'primary'
  onYes: () => void
  onNo: () => void
}

/** A question with two answers. It takes one answer, however often its buttons are pressed. */
export function ConfirmDialog(props: Props) {
  const { isOpen, question, warning, yes, no, color = 'error', onYes, onNo } = props
  const titleId = useId()
  const textId = useId()
  const noButton = useRef<HTMLButtonElement>(null)
  // Both buttons can still be pressed while the dialog fades out.
  const isAnswered = useRef(false)

  function begin() {
    isAnswered.current = false
    noButton.current?.focus()
  }

  function answer(act: () => void) {
    if (isAnswered.current) return
    isAnswered.current = true
    act()
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => answer(onNo)}
      // Not autoFocus: it is for the first time only, and one can ask again while the dialog fades.
      slotProps={{ transition: { onEnter: begin } }}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{warning}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button ref={noButton} color="inherit" onClick={() => answer(onNo)}>
          {no}
        </Button>
        <Button variant="contained" color={color} onClick={() => answer(onYes)}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
