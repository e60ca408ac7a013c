import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useEffect } from 'react'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'

/** The filters beside the results, in wide windows. Narrow windows have only the types there. */
export function FilterRail(props: FilterProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  useChosenTypeInView(props)
  return isWide && <FacetPanel {...props} />
}

/** On a phone, scrolls the line of types, but not the page, so that the chosen type is visible. */
function useChosenTypeInView({ filter: { type }, facets }: FilterProps): void {
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
