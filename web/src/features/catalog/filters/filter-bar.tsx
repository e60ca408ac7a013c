import TuneIcon from '@mui/icons-material/Tune'
import { Button, Stack } from '@mui/material'
import type { CatalogFilter } from '../catalog-url.ts'
import type { FilterProps } from './filter-props.ts'
import { SortSelect } from './sort-select.tsx'

interface Props extends Pick<FilterProps, 'filter' | 'onFilter'> {
  onOpen: () => void
}

export function FilterBar({ filter, onFilter, onOpen }: Props) {
  const count = countChoices(filter)

  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneIcon />}
        onClick={onOpen}
        sx={{ display: { md: 'none' }, flex: 1, whiteSpace: 'nowrap' }}
      >
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <SortSelect filter={filter} onFilter={onFilter} />
    </Stack>
  )
}

function countChoices({ type, minPrice, maxPrice, inStock, specs }: CatalogFilter): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const single = [type, hasPrice, inStock].filter(Boolean).length
  return single + Object.values(specs).flat().length
}
