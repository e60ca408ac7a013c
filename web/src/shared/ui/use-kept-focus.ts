import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For the container of a table whose focused button may vanish, as Delivery does once it is done:
 * the focus stays in that place of the table, where it would fall back to the top of the page.
 */
export function useKeptFocus(content: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)

  useEffect(() => {
    void content
    if (!container.current || document.activeElement !== document.body) return
    if (place.current !== undefined) controlAt(container.current, place.current).focus()
  }, [content])

  return {
    ref: container,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      place.current = target.closest('tr')?.rowIndex ?? 0
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A button that vanishes or is switched off leaves to nowhere.
      const isLeaving = relatedTarget && !container.current?.contains(relatedTarget)
      if (isLeaving) place.current = undefined
    },
  }
}

/** The first control of that row, or of the last one, or whatever stands in place of the rows. */
function controlAt(container: HTMLElement, place: number): HTMLElement {
  const rows = container.querySelectorAll('tr')
  const row = rows[Math.min(place, rows.length - 1)] ?? container
  return row.querySelector<HTMLElement>('button, a') ?? container
}
