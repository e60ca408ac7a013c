import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readBuildLines } from '@tech-house/api/contract/builds/build-lines'
import type { MatchedProduct } from '@tech-house/api/contract/search'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { Link } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { toBuild } from '../build-url.ts'
import { orderProblem, totalOf } from '../chosen-parts.ts'
import { buildStarts } from './build-starts.ts'

const starts = buildStarts.map(({ name, parts }) => ({
  name,
  lines: readBuildLines(parts.join(',')),
}))

/** Complete builds to start from; only those whose parts can all be ordered. Until then their space is empty. */
export function BuildStarts() {
  const { data: products, isError } = useQuery({
    queryKey: [...queryKeys.products, 'build-starts'],
    queryFn: ({ signal }) => readProducts(signal),
  })
  const offered = starts.flatMap(({ name, lines }) => {
    if (!products) return [{ name, to: '', total: 0 }]
    const priced = lines.flatMap(({ productId, quantity }) => {
      const product = products.find(({ _id }) => _id === productId)
      return product ? [{ product, part: { quantity } }] : []
    })
    const isWhole = priced.length === lines.length && !priced.some(orderProblem)
    return isWhole ? [{ name, to: toBuild({ lines, own: [] }), total: totalOf(priced) }] : []
  })
  if (isError || offered.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Complete builds"
      sx={{ display: 'grid', gap: 1, visibility: products ? 'visible' : 'hidden' }}
    >
      <Typography>Choose part by part, or start with a complete build:</Typography>
      <Box sx={list}>
        {offered.map(({ name, to, total }) => (
          <Button key={name} component={Link} to={to} variant="outlined">
            <span>{`${name}, ${formatPrice(total)}`}</span>
          </Button>
        ))}
      </Box>
    </Box>
  )
}

const list = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { sm: 'repeat(3, auto)' },
  justifyContent: { sm: 'start' },
}

async function readProducts(signal: AbortSignal): Promise<MatchedProduct[]> {
  const ids = new Set(starts.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
  const lines = [...ids].map((productId) => ({ text: '', productId }))
  const found = await apiFetch('POST /search/lines', { body: { lines }, signal })
  return found.lines.flatMap(({ products }) => products)
}
