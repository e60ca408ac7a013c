import TuneIcon from '@mui/icons-material/Tune'
import { Button, Stack, useMediaQuery } from '@mui/material'
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
      {isNarrow && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<TuneIcon />}
            onClick={() => setIsOpen(true)}
            sx={{ flex: 1 }}
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
