import { useEffect, useRef } from 'react'

/** How long typing must rest before a search is sent, in ms. */
const debounceMs = 150

/** Calls `send` with the latest text after typing has rested; not after the component has gone. */
export function useDebounced(send: (text: string) => void): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(send)

  useEffect(() => {
    latest.current = send
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(text), debounceMs)
  }
}
