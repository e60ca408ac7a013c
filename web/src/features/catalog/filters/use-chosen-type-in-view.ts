import { useEffect } from 'react'
import type { FilterProps } from './filter-props.ts'

/** On a phone, scrolls the line of types, but not the page, so that the chosen type is visible. */
export function useChosenTypeInView({ filter, facets }: FilterProps): void {
  const { type } = filter
  // The facets also have the types that the first rows lack.
  const count = facets?.types.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide which type is where.
  useEffect(() => {
    if (!type) return
    const chosen = document.querySelector<HTMLElement>('#services .rail [aria-pressed="true"]')
    const line = chosen?.parentElement
    if (!line) return
    const start = chosen.offsetLeft - line.offsetLeft
    const end = start + chosen.offsetWidth - line.clientWidth
    line.scrollLeft = Math.max(end, Math.min(start, line.scrollLeft))
    return () => {
      // Without a type, the chosen one is "All types", the first.
      line.scrollLeft = 0
    }
  }, [type, count])
}
