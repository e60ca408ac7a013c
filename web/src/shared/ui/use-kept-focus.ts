import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a container whose focused button may vanish, as Delivery does once it is done: the focus
 * then stays with the container, where it would fall back to the top of the page.
 */
export function useKeptFocus(content: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)

  useEffect(() => {
    void content
    if (hasFocus.current && document.activeElement === document.body) {
      container.current?.focus({ preventScroll: true })
    }
  }, [content])

  return {
    ref: container,
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A button that vanishes or is switched off leaves to nowhere.
      hasFocus.current =
        relatedTarget === null || container.current?.contains(relatedTarget) === true
    },
  }
}
