import { useCallback, useState } from 'react'

/**
 * Whether a line clamp cuts off the text. An observer measures only elements that the browser has laid
 * out, and none far from the viewport.
 */
export function useIsClamped() {
  const [isClamped, setIsClamped] = useState(false)

  const ref = useCallback((text: HTMLElement | null) => {
    if (!text) return
    const measure = () => setIsClamped(text.scrollHeight - text.clientHeight > 1)
    measures.set(text, measure)
    shared()?.observe(text)
    return () => {
      measures.delete(text)
      shared()?.unobserve(text)
    }
  }, [])

  return { ref, isClamped }
}

const measures = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/** One observer for all cards; `undefined` without layout, for example in jsdom. */
function shared(): ResizeObserver | undefined {
  if (!observer && 'ResizeObserver' in globalThis) {
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) measures.get(target)?.()
    })
  }
  return observer
}
