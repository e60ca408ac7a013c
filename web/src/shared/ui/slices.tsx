import { startTransition, useEffect, useState } from 'react'
import type { Elements } from './elements.ts'

interface Props {
  isWhole?: boolean | undefined
  children: Elements[]
}

/** As many as the first screen has; more would make a long task of their layout. */
const sliceSize = 6

/** Draws the first screen of a long list at once, and the rest a slice in each frame. */
export function Slices({ isWhole = false, children }: Props) {
  const [count, setCount] = useState(isWhole ? Infinity : sliceSize)
  const next = count + sliceSize < children.length ? count + sliceSize : Infinity

  useEffect(() => {
    // A frame may not have the layout of several slices.
    const frame = requestAnimationFrame(() => startTransition(() => setCount(next)))
    return () => cancelAnimationFrame(frame)
  }, [next])

  return children.slice(0, count)
}
