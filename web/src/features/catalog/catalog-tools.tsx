import { Alert, Box, Button, Typography } from '@mui/material'
import {
  formatPurchaseNumber,
  readPurchaseNumber,
} from '@tech-house/api/contract/orders/purchase-number'
import type { Relaxation } from '@tech-house/api/contract/search'
import { readSearch } from '@tech-house/api/contract/search-conditions'
import { countOf } from '@tech-house/api/parts/format-number'
import { Link } from 'react-router-dom'
import { paths, toOrder } from '#shared/paths.ts'
import { SearchFailure } from '#shared/ui/failures/search-failure.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterDialog } from './filters/filter-dialog.tsx'
import type { FilterProps } from './filters/filter-props.ts'
import { FilterRail } from './filters/filter-rail.tsx'
import { focusResults } from './focus-results.ts'

function BuildHint({ words }: { words: string }) {
  if (!computer.test(words)) return null
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ my: 1 }}
      action={
        <Button component={Link} to={paths.build} size="small" variant="outlined">
          Build a computer
        </Button>
      }
    >
      Looking for a whole computer? Choose the parts, and see at once whether they fit.
    </Alert>
  )
}

const computer = /\b(?:pcs?|computers?|desktops?|workstations?|gaming rigs?|builds?)\b/i

/** Not in the catalog, but found where orders stand. */
function PurchaseHint({ words }: { words: string }) {
  const number = readPurchaseNumber(words)
  const to = number ? toOrder(number) : `${paths.myOrder}?${new URLSearchParams({ q: words })}`
  if (!words) return null
  return (
    <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <span>Is it a purchase or a reference of yours?</span>{' '}
      <TextLink
        to={to}
      >{`Look for ${number ? formatPurchaseNumber(number) : `“${words}”`} in your orders`}</TextLink>
    </Typography>
  )
}

interface RelaxedSearchesProps {
  relaxations: Relaxation[]
  onFilter: FilterProps['onFilter']
}

function RelaxedSearches({ relaxations, onFilter }: RelaxedSearchesProps) {
  if (relaxations.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mb: 3 }}>
      <Typography>There are products if you change one thing:</Typography>
      {relaxations.map(({ label, query, count }) => (
        <Button
          key={label}
          variant="outlined"
          onClick={(event) => {
            focusResults(event)
            onFilter(readSearch(new URLSearchParams(query)))
          }}
        >
          <span>{`${label}: ${countOf(count, 'product')}`}</span>
        </Button>
      ))}
    </Box>
  )
}

/** The controls of the catalog, in one chunk, because each chunk adds names to the first load. */
export const catalogTools = {
  FilterDialog,
  FilterRail,
  FilterChips,
  BuildHint,
  SearchFailure,
  RelaxedSearches,
  PurchaseHint,
  CompareBar,
}
