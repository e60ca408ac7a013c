import { Box, Link } from '@mui/material'
import type { Facets, FacetValue } from '@tech-house/api/contract/search'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { priceLabel, toggleSpec } from './chosen-filters.ts'
import type { FilterProps } from './filter-props.ts'
import { PriceFields } from './price-fields.tsx'

/** Filters by price, stock and the specifications of the chosen type, with numbers of products. */
export function FacetPanel({ filter, facets, onFilter }: FilterProps) {
  if (!facets) return null
  const { minPrice, maxPrice, inStock, specs } = filter

  return (
    <Box sx={styles}>
      <fieldset>
        <legend>Price</legend>
        {facets.prices.map((range) => {
          const isChosen = minPrice === range.minPrice && maxPrice === range.maxPrice
          return (
            <Choice
              key={range.minPrice ?? 0}
              label={priceLabel(range)}
              count={range.count}
              isChosen={isChosen}
              onChange={() => {
                const { minPrice, maxPrice } = isChosen ? {} : range
                onFilter({ minPrice, maxPrice })
              }}
            />
          )
        })}
        <PriceFields filter={filter} onFilter={onFilter} />
      </fieldset>
      <fieldset>
        <legend>Availability</legend>
        <Choice
          label="In stock"
          count={facets.inStock}
          isChosen={inStock}
          onChange={() => onFilter({ inStock: !inStock })}
        />
      </fieldset>
      {facets.specs.map((facet) => (
        <SpecFacet
          key={facet.key}
          facet={facet}
          chosen={specs[facet.key] ?? []}
          onToggle={(value) => onFilter({ specs: toggleSpec(specs, facet.key, value) })}
        />
      ))}
      <Link component={RouterLink} to={paths.build} sx={{ py: 1.5 }}>
        Build a computer
      </Link>
    </Box>
  )
}

/** The number of values that are shown before "More". */
const maxValues = 6

interface SpecFacetProps {
  facet: Facets['specs'][number]
  chosen: string[]
  onToggle: (value: string) => void
}

function SpecFacet({ facet: { label, values }, chosen, onToggle }: SpecFacetProps) {
  const choice = ({ value, label, count }: FacetValue) => (
    <Choice
      key={value}
      label={label}
      count={count}
      isChosen={chosen.includes(value)}
      onChange={() => onToggle(value)}
    />
  )
  const more = values.slice(maxValues)

  return (
    <fieldset>
      <legend>{label}</legend>
      {values.slice(0, maxValues).map(choice)}
      {more.length > 0 && (
        <details open={more.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary>{more.length} more</summary>
          {more.map(choice)}
        </details>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  count: number
  isChosen: boolean
  onChange: () => void
}

/** A value without products is disabled unless it is chosen. */
function Choice({ label, count, isChosen, onChange }: ChoiceProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChange}
      />
      <span>{label}</span> <span className="count">{count}</span>
    </label>
  )
}

const styles = {
  pb: 2,
  '& fieldset': { minWidth: 0, m: 0, px: 0, pt: 2, pb: 0, border: 0 },
  '& legend': { p: 0, pt: 2, mb: 0.5, typography: 'h6', float: 'left', width: '100%' },
  '& legend ~ *': { clear: 'both' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: { xs: sizes.touch, md: sizes.row },
    px: 0.5,
    borderRadius: 1,
    typography: 'body2',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&:hover': { bgcolor: 'primary.light' },
    '&:has(:disabled)': { color: 'text.disabled', cursor: 'default' },
  },
  '& input[type="checkbox"]': {
    flexShrink: 0,
    width: sizes.tick,
    height: sizes.tick,
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& .count': { ml: 'auto', color: 'text.secondary' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: sizes.touch, md: sizes.row },
    px: 0.5,
    typography: 'body2',
    fontWeight: 600,
    color: 'primary.main',
    cursor: 'pointer',
  },
}
