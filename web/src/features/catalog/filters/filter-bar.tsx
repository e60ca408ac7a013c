import CloseIcon from '@mui/icons-material/Close'
import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button, Drawer, Stack, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { countOf } from '@tech-house/api/contract/format-number'
import { useState } from 'react'
import { sizes, viewportHeight } from '#shared/theme/sizes.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import type { FilterProps } from './filter-props.ts'
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

interface SheetProps extends FilterProps {
  isOpen: boolean
  onClose: () => void
}

/** The filters over the results. The button that closes them shows the number of results. */
function FilterSheet({ isOpen, onClose, ...props }: SheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: sheet } }}
    >
      <Box sx={{ borderBottom: 1, ...edge, display: 'flex', alignItems: 'center' }}>
        <Typography variant="h4" component="h2" sx={{ mr: 'auto' }}>
          Filters
        </Typography>
        <IconButton aria-label="Close filters" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, overflowY: 'auto' }}>
        <FacetPanel {...props} />
      </Box>
      <Box sx={{ borderTop: 1, ...edge }}>
        <Button variant="contained" size="large" fullWidth onClick={onClose} aria-live="polite">
          Show {countOf(props.total, 'product')}
        </Button>
      </Box>
    </Drawer>
  )
}

const edge = { px: 2, py: 1, borderColor: 'divider' }

const sheet = {
  maxHeight: viewportHeight.most,
  borderTopLeftRadius: sizes.margin,
  borderTopRightRadius: sizes.margin,
}
