import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Props {
  /** The label of the button. */
  label: string
  question: string
  /** The consequence of a confirmation. */
  warning: string
  yes: string
  no: string
  isPending: boolean
  onConfirm: () => void
}

/** A button for irreversible actions: it asks for confirmation. */
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
