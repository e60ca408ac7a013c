import TuneIcon from '@mui/icons-material/Tune'
import { Box, Button } from '@mui/material'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { type CatalogFilter, sortLabels, sortOrders } from '../catalog-url.ts'
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

function countChoices({ type, minPrice, maxPrice, inStock, specs }: CatalogFilter): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined
  const single = [type, hasPrice, inStock].filter(Boolean).length
  return single + Object.values(specs).flat().length
}

/** With search words the best match comes first, unless another order is chosen. */
function SortSelect({ filter, onFilter }: Pick<FilterProps, 'filter' | 'onFilter'>) {
  const usual = filter.words ? 'match' : 'newest'

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
