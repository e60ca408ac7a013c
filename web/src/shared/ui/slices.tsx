import { startTransition, useEffect, useState } from 'react'
import type { Elements } from './elements.ts'

interface Props {
  isWhole?: boolean | undefined
  children: Elements[]
}

/** More than the first screen of a phone has. */
const sliceSize = 12

/** Draws the first screen of a long list at once, and the rest in tasks of their own. */
export function Slices({ isWhole = false, children }: Props) {
  const [count, setCount] = useState(isWhole ? Infinity : sliceSize)
  const next = count + sliceSize < children.length ? count + sliceSize : Infinity

  useEffect(() => {
    startTransition(() => setCount(next))
  }, [next])

  return children.slice(0, count)
}
