import { Box, Button, Chip } from '@mui/material'
import { chosenFilters } from './chosen-filters.ts'
import type { FilterProps } from './filter-props.ts'
import { noFilter } from './search/catalog-filter.ts'

/** What is set; one press takes it away. */
export function FilterChips({ filter, facets, onFilter }: FilterProps) {
  const chosen = chosenFilters(filter, facets)
  if (chosen.length === 0) return null

  return (
    <Box
      role="group"
      aria-label="Chosen filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {chosen.map(({ label, without }) => (
        <Chip
          key={label}
          label={label}
          aria-label={`Remove ${label}`}
          onClick={() => onFilter(without)}
          onDelete={() => onFilter(without)}
        />
      ))}
      <Button
        size="small"
        onClick={() => onFilter({ ...noFilter, words: filter.words, sort: filter.sort })}
      >
        Clear all
      </Button>
    </Box>
  )
}
