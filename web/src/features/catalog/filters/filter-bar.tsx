import TuneIcon from '@mui/icons-material/Tune'
import { Button, GlobalStyles, Stack, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { chosenFilters } from './chosen-filters.ts'
import type { FilterProps } from './filter-props.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { SortSelect } from './sort-select.tsx'

/** The order of the results, and on a phone the button that opens the filters. */
export function FilterBar(props: FilterProps) {
  const { filter, facets, onFilter } = props
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [isOpen, setIsOpen] = useState(false)
  const count = chosenFilters(filter, facets).length

  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <GlobalStyles styles={newCards} />
      {isNarrow && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<TuneIcon />}
            onClick={() => setIsOpen(true)}
            sx={{ flex: 1, whiteSpace: 'nowrap' }}
          >
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
          <FilterSheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
      <SortSelect filter={filter} onFilter={onFilter} />
    </Stack>
  )
}

/**
 * Cards that a filter brings fade in, but not those of each letter, because a phone is busy with them.
 * Styles of the first load would hold back its first cards.
 */
const newCards = {
  '#services .head:not(:has(> input:focus)) ~ .results li': { transition: 'opacity 120ms' },
  // Those of the search before. A quick answer comes before they fade.
  '#services .products': { transition: 'opacity 150ms' },
  '#services .products[aria-busy="true"]': { opacity: 0.5, transitionDelay: '150ms' },
  '@starting-style': { '#services .results li': { opacity: 0 } },
}
