import { Box, Button, Chip } from '@mui/material'
import { readSearch, type SearchConditions } from '@tech-house/api/contract/search-conditions'
import { splitWords } from '@tech-house/api/contract/search-words'
import { focusResults } from '../focus-results.ts'
import { chosenFilters } from './chosen-filters.ts'
import type { FilterProps } from './filter-props.ts'

const noConditions = readSearch(new URLSearchParams())

export function FilterChips({ filter, facets, onFilter }: FilterProps) {
  const chosen = chosenFilters(filter, facets)
  if (chosen.length === 0) return null
  const { q, sort } = filter
  const noChoices = { ...noConditions, q: splitWords(q).wanted, sort }

  function remove(event: { currentTarget: Element }, next: Partial<SearchConditions>) {
    focusResults(event)
    onFilter(next)
  }

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
          onClick={(event) => remove(event, without)}
          onDelete={(event) => remove(event, without)}
        />
      ))}
      <Button size="small" onClick={(event) => remove(event, noChoices)}>
        Clear all
      </Button>
    </Box>
  )
}
