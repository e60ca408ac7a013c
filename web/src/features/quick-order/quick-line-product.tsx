import { Box, Button, Link, Typography } from '@mui/material'
import { formatDollars } from '@tech-house/api/contract/format-number'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { QuickLine } from '#shared/orders/quick-list.ts'
import { toProduct } from '#shared/paths.ts'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import type { LineState } from './quick-line-state.ts'

interface Props {
  line: QuickLine
  state: LineState
  isLocked: boolean
  onChange: (change: Partial<QuickLine>) => void
}

/** The product of a line, or the choice of one, and the problem with its repair. */
export function LineProduct({ line, state, isLocked, onChange }: Props) {
  switch (state.kind) {
    case 'loading':
      return <Text line={line} note="Checking price and stock…" />
    case 'unknown':
      return (
        <Text
          line={line}
          problem="No product has this name. Remove the line, or paste it again in other words."
        />
      )
    case 'gone':
      return <Text line={line} problem="This product is not in the shop any more." />
    case 'choice':
      return (
        <Text line={line} note="Which one do you mean?">
          {state.products.map(({ _id, product, price }) => (
            <Button
              key={_id}
              size="small"
              variant="outlined"
              disabled={isLocked}
              onClick={() => onChange({ productId: _id, choices: undefined, seenPrice: price })}
              sx={{ textAlign: 'start' }}
            >
              {product}, {formatDollars(price)}
            </Button>
          ))}
        </Text>
      )
    case 'product': {
      const { product, problem } = state
      return (
        <Box sx={side}>
          <Thumbnail src={product.image} width={56} />
          <Box sx={{ ...column, minWidth: 0 }}>
            <Link component={RouterLink} to={toProduct(product._id)} color="inherit" sx={name}>
              {product.product}
            </Link>
            {problem && <Problem>{problem.message}</Problem>}
            {problem?.repair && (
              <Button
                size="small"
                variant="outlined"
                disabled={isLocked}
                aria-label={`${problem.repair.label}: ${product.product}`}
                onClick={() => onChange(problem.repair?.change ?? {})}
              >
                {problem.repair.label}
              </Button>
            )}
          </Box>
        </Box>
      )
    }
  }
}

interface TextProps {
  line: QuickLine
  note?: string
  problem?: string
  children?: ReactNode
}

/** A line without a product, as it was pasted. */
function Text({ line, note, problem, children }: TextProps) {
  return (
    <Box sx={column}>
      <Typography sx={{ fontWeight: 600 }}>{line.text}</Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      {problem && <Problem>{problem}</Problem>}
      {children}
    </Box>
  )
}

const Problem = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'error.main' }}>
    {children}
  </Typography>
)

const column = {
  display: 'grid',
  gap: 0.75,
  justifyItems: { xs: 'end', md: 'start' },
  overflowWrap: 'anywhere',
}

const side = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
}

const name = { fontWeight: 600, minWidth: 0 }
