import { Box, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { toggleChoice } from '../toggle.ts'
import { Choice } from './choice.tsx'
import { priceLabel, toggleSpec } from './chosen-filters.ts'
import type { FilterProps } from './filter-props.ts'
import { PriceFields } from './price-fields.tsx'
import { SpecFacet } from './spec-facet.tsx'

export function FacetPanel({ filter, facets, onFilter }: FilterProps) {
  if (!facets) return null
  const { minPrice, maxPrice, inStock, deals, brand = [], specs } = filter
  // Specifications without a chosen type are those of the only type that is found.
  const type = filter.type || facets.types[0]?.value

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
        {(facets.deals > 0 || deals) && (
          <Choice
            label="Reduced"
            count={facets.deals}
            isChosen={deals === true}
            onChange={() => onFilter({ deals: !deals })}
          />
        )}
        <PriceFields filter={filter} onFilter={onFilter} />
      </fieldset>
      <fieldset>
        <legend>Availability</legend>
        <Choice
          label="In stock"
          count={facets.inStock}
          isChosen={inStock === true}
          onChange={() => onFilter({ inStock: !inStock })}
        />
      </fieldset>
      <SpecFacet
        // A cache may still have an answer without them.
        facet={{ key: 'brand', label: 'Brand', values: facets.brands ?? [] }}
        chosen={brand}
        onToggle={(value) => onFilter({ brand: toggleChoice(brand, value) })}
      />
      {facets.specs.map((facet) => (
        <SpecFacet
          key={facet.key}
          facet={facet}
          chosen={specs[facet.key] ?? []}
          onToggle={(value) => onFilter({ type, specs: toggleSpec(specs, facet.key, value) })}
        />
      ))}
      <Link component={RouterLink} to={paths.build} sx={{ py: 1.5 }}>
        Build a computer
      </Link>
    </Box>
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
  '& input[type="search"]': { minHeight: { xs: sizes.touch, md: sizes.row }, px: 1, mb: 0.5 },
  // Half a row tells that there are more.
  '& .values': { maxHeight: { xs: 7.5 * sizes.touch, md: 7.5 * sizes.row }, overflowY: 'auto' },
  '& p': { m: 0, px: 0.5, typography: 'body2', color: 'text.secondary' },
  '& .more': {
    minHeight: { xs: sizes.touch, md: sizes.row },
    width: '100%',
    px: 0.5,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    typography: 'body2',
    fontWeight: 600,
    textAlign: 'start',
    color: 'primary.main',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'primary.light' },
  },
}
