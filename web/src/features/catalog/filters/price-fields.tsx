import { Box, Button } from '@mui/material'
import { currency } from '@tech-house/shop'
import { type FormEvent, useEffect, useRef } from 'react'
import { readPrice } from '#shared/read-number.ts'
import { sizes } from '#shared/theme/sizes.ts'
import type { FilterProps } from './filter-props.ts'

/** Fields for a price range; bounds in the wrong order are swapped. */
export function PriceFields({ filter, onFilter }: Pick<FilterProps, 'filter' | 'onFilter'>) {
  const form = useRef<HTMLFormElement>(null)
  const { minPrice, maxPrice } = filter

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields show the prices in the URL.
  useEffect(() => form.current?.reset(), [minPrice, maxPrice])

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [lower, upper] = ['min', 'max'].map((name) => readPrice(String(data.get(name))))
    const isReversed = Number(lower) > Number(upper)
    onFilter({
      minPrice: isReversed ? upper : lower,
      maxPrice: isReversed ? lower : upper,
    })
  }

  return (
    <Box component="form" ref={form} noValidate onSubmit={apply} sx={row}>
      <input
        className="text-box"
        name="min"
        inputMode="decimal"
        placeholder="from"
        aria-label={`Lowest price in ${currency}`}
        defaultValue={minPrice}
      />
      <input
        className="text-box"
        name="max"
        inputMode="decimal"
        placeholder="to"
        aria-label={`Highest price in ${currency}`}
        defaultValue={maxPrice}
      />
      <Button type="submit" size="small" variant="outlined" color="inherit">
        Set
      </Button>
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 1,
  p: 0.5,
  '& input': { minHeight: { xs: sizes.touch, md: sizes.row }, px: 1, typography: 'body2' },
}
