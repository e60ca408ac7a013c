import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button } from '@mui/material'
import {
  type SearchConditions,
  type SortOrder,
  sortOrders,
  writeSearch,
} from '@tech-house/api/contract/search-conditions'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import type { FilterProps } from './filter-props.ts'

interface Props extends Pick<FilterProps, 'filter' | 'onFilter'> {
  onOpen: () => void
}

export function FilterBar({ filter, onFilter, onOpen }: Props) {
  const count = countChoices(filter)

  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneIcon />}
        onClick={onOpen}
        sx={{ display: { md: 'none' }, flex: '1 0 auto' }}
      >
        <span>{count > 0 ? `Filters (${count})` : 'Filters'}</span>
      </Button>
      <SortSelect filter={filter} onFilter={onFilter} />
    </Box>
  )
}

function countChoices({ q, sort, ...choices }: SearchConditions): number {
  const { size } = new URLSearchParams(writeSearch(choices))
  const isPriceRange = choices.minPrice !== undefined && choices.maxPrice !== undefined
  return isPriceRange ? size - 1 : size
}

const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  reduction: 'Largest reduction',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  name: 'Name',
}

/** With search words the best match comes first, unless another order is chosen. */
function SortSelect({ filter, onFilter }: Pick<FilterProps, 'filter' | 'onFilter'>) {
  const usual = filter.q ? 'match' : 'newest'

  function choose(value: string) {
    const sort = sortOrders.find((order) => order === value && order !== usual)
    onFilter({ sort })
  }

  return (
    <NativeSelect label="Sort" value={filter.sort ?? usual} onChange={choose}>
      {usual === 'match' && <option value="match">Best match</option>}
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {sortLabels[order]}
        </option>
      ))}
    </NativeSelect>
  )
}
