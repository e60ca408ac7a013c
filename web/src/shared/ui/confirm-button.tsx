import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

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
export function ConfirmButton({ label, isPending, onConfirm, ...texts }: Props) {
  const [isOpen, setIsOpen] = useState(false)
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
      <ConfirmDialog {...texts} isOpen={isOpen} onYes={confirm} onNo={close} />
    </>
  )
}
