import { Button, type ButtonProps } from '@mui/material'
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { FullScreenSpinner } from '../full-screen-spinner.tsx'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'color' | 'sx'> {
  label: string
  /** Without it, an open dialog stays open. */
  isOffered?: boolean
  children: (close: () => void) => ReactElement
}

/** Opens a dialog, whose code is loaded then. */
export function DialogButton({ label, isOffered = true, children, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body
    if (wasOpen.current && !isOpen && !isOffered && hasLostFocus) focusSection(place.current)
    wasOpen.current ||= isOpen
  }, [isOpen, isOffered])

  return (
    <>
      <span ref={place} hidden />
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

/** Where the button was that had the focus, such as after the last parcel. */
function focusSection(place: Element | null) {
  const section = place?.closest<HTMLElement>('section, main, body')
  section?.setAttribute('tabindex', '-1')
  section?.focus({ preventScroll: true })
}
