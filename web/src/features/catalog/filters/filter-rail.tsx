import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'
import { useChosenTypeInView } from './use-chosen-type-in-view.ts'

/** The filters beside the results, in wide windows. Narrow windows have only the types there. */
export function FilterRail(props: FilterProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  useChosenTypeInView(props)
  return isWide && <FacetPanel {...props} />
}
