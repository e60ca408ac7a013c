import { Box, Button, Typography } from '@mui/material'
import { countOf } from '@tech-house/api/contract/format-number'
import type { Relaxation } from '@tech-house/api/contract/search'
import { readCatalogUrl } from '../catalog-url.ts'
import { focusResults } from '../focus-results.ts'
import type { FilterProps } from './filter-props.ts'

interface Props {
  relaxations: Relaxation[]
  onFilter: FilterProps['onFilter']
}

/** Suggests which condition to remove from a search without results. */
export function RelaxedSearches({ relaxations, onFilter }: Props) {
  if (relaxations.length === 0) return null

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 3 }}>
      <Typography>There are products if you leave one of these out:</Typography>
      {relaxations.map(({ label, query, count }) => (
        <Button
          key={label}
          variant="outlined"
          onClick={(event) => {
            focusResults(event)
            onFilter(readCatalogUrl(query).filter)
          }}
        >
          {`Without ${label}: ${countOf(count, 'product')}`}
        </Button>
      ))}
    </Box>
  )
}
