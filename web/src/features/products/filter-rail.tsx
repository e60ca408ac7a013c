import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'

/** The filters beside the results, in wide windows. */
export function FilterRail(props: FilterProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  return isWide && <FacetPanel {...props} />
}
