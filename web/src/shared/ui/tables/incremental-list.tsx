import { startTransition, useEffect, useState } from 'react'
import type { Elements } from '../elements.ts'

interface Props {
  isWhole?: boolean | undefined
  /** By default as many as the first screen of a list has; more would make a long task of their layout. */
  size?: number
  children: Elements[]
}

/** Draws the first screen of a long list or form at once, and the rest a slice in each frame. */
export function IncrementalList({ isWhole = false, size = 6, children }: Props) {
  const [count, setCount] = useState(isWhole ? Infinity : size)
  const next = count + size < children.length ? count + size : Infinity

  useEffect(() => {
    // A frame may not have the layout of several slices.
    const frame = requestAnimationFrame(() => startTransition(() => setCount(next)))
    return () => cancelAnimationFrame(frame)
  }, [next])

  return children.slice(0, count)
}
