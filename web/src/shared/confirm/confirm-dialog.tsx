import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId, useRef } from 'react'
import type { Elements } from '#shared/ui/elements.ts'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'

interface Props {
  isOpen: boolean
  question: string
  warning: string
  yes: string
  no: string
  color: 'error' | 'primary'
  children?: Elements
  onYes: () => void
  onNo: () => void
}

export function ConfirmDialog(props: Props) {
  const { isOpen, question, warning, yes, no, color, children, onYes, onNo } = props
  const textId = useId()
  const noButton = useRef<HTMLButtonElement>(null)
  // Both buttons can be clicked while the dialog closes.
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
      onClose={unlessDoubleClick(() => answer(onNo))}
      // autoFocus works only on the first opening, and the dialog can open again while it closes.
      slotProps={{ transition: { onEnter: begin } }}
      aria-describedby={textId}
    >
      <DialogTitle>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{warning}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button ref={noButton} color="inherit" onClick={() => answer(onNo)}>
          <span>{no}</span>
        </Button>
        <Button variant="contained" color={color} onClick={() => answer(onYes)}>
          <span>{yes}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
