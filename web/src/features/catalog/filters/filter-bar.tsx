import TuneIcon from '@mui/icons-material/Tune'
import { Button, DialogActions, DialogContent, Stack, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { countOf } from '@tech-house/api/contract/format-number'
import { useState } from 'react'
import { ResponsiveDialog } from '#shared/ui/responsive-dialog.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'
import { SortSelect } from './sort-select.tsx'

/**
 * The order of the results, and in narrow windows the filters in a dialog, whose button shows the number
 * of results.
 */
export function FilterBar(props: FilterProps) {
  const { filter, facets, total, onFilter } = props
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
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
            sx={{ flex: 1, whiteSpace: 'nowrap' }}
          >
            {count > 0 ? `Filters (${count})` : 'Filters'}
          </Button>
          <ResponsiveDialog title="Filters" isOpen={isOpen} maxWidth="sm" onClose={close}>
            <DialogContent sx={{ py: 0 }}>
              <FacetPanel {...props} />
            </DialogContent>
            <DialogActions>
              <Button variant="contained" size="large" fullWidth onClick={close} aria-live="polite">
                Show {countOf(total, 'product')}
              </Button>
            </DialogActions>
          </ResponsiveDialog>
        </>
      )}
      <SortSelect filter={filter} onFilter={onFilter} />
    </Stack>
  )
}
