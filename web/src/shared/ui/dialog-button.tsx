import { Button, type ButtonProps } from '@mui/material'
import { type ReactElement, Suspense, useState } from 'react'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'sx'> {
  label: string
  /** Without it, an open dialog stays open. */
  isOffered?: boolean
  children: (close: () => void) => ReactElement
}

/** Opens a dialog, whose code is loaded then. */
export function DialogButton({ label, isOffered = true, children, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {isOffered && (
        <Button variant="outlined" {...button} onClick={() => setIsOpen(true)}>
          <span>{label}</span>
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<FullScreenSpinner />}>{children(() => setIsOpen(false))}</Suspense>
      )}
    </>
  )
}
