import { Box } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useState } from 'react'

interface Props {
  /** Keeps what is below it in place, in px. */
  minHeight: number
  children: ReactNode
}

/** Renders what it contains when it comes into the viewport, and waits for its code. */
export function WhenVisible({ minHeight, children }: Props) {
  const [isVisible, setIsVisible] = useState(false)
  const observe = useCallback((element: Element) => {
    const observer = new IntersectionObserver((entries) =>
      setIsVisible(entries.some(({ isIntersecting }) => isIntersecting)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const space = <Box ref={observe} sx={{ minHeight }} />

  return isVisible ? <Suspense fallback={<Box sx={{ minHeight }} />}>{children}</Suspense> : space
}
