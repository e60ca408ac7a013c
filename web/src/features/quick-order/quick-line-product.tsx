import { Box, Button, Typography } from '@mui/material'
import { formatPrice } from '@tech-house/api/parts/format-number'
import type { QuickLine } from '#shared/orders/quick-list.ts'
import { toProduct } from '#shared/paths.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import type { QuickRow } from './use-quick-list.ts'

interface Props extends QuickRow {
  isLocked: boolean
  onChange: (change: Partial<QuickLine>) => void
}

const notes = {
  loading: 'Checking price and stock…',
  choice: 'Which one do you mean?',
  'one-choice': 'Is it this one?',
  unknown:
    'No product has this name or part number. Remove the line, or paste it again in other words.',
  gone: 'This product is not in the shop any more.',
}

export function LineProduct({ line, state, isLocked, onChange }: Props) {
  const button = { size: 'small', variant: 'outlined', disabled: isLocked } as const

  if (state.kind !== 'product') {
    const isProblem = state.kind === 'unknown' || state.kind === 'gone'
    return (
      <Box sx={column}>
        <Typography sx={{ fontWeight: 600 }}>{line.text}</Typography>
        <Note isProblem={isProblem}>
          {notes[state.kind === 'choice' && !state.products[1] ? 'one-choice' : state.kind]}
        </Note>
        {state.kind === 'choice' &&
          state.products.map(({ _id, product, partNumber, price }) => (
            <Button
              key={_id}
              {...button}
              onClick={() => onChange({ productId: _id, choices: undefined, seenPrice: price })}
              sx={{ textAlign: 'start' }}
            >
              <span>{[product, partNumber, formatPrice(price)].filter(Boolean).join(', ')}</span>
            </Button>
          ))}
      </Box>
    )
  }
  const { product, problem } = state
  return (
    <WithThumbnail src={product.image}>
      <Box sx={{ ...column, minWidth: 0 }}>
        <TextLink to={toProduct(product._id)}>{product.product}</TextLink>
        {problem && <Note isProblem>{problem.message}</Note>}
        {problem?.repairs.map((repair) => (
          <Button
            key={repair.label}
            {...button}
            aria-label={`${repair.label}: ${product.product}`}
            onClick={() => onChange(repair.change)}
          >
            <span>{repair.label}</span>
          </Button>
        ))}
      </Box>
    </WithThumbnail>
  )
}

const Note = ({ isProblem, children }: { isProblem: boolean; children: string }) => (
  <Typography variant="body2" sx={{ color: isProblem ? 'error.main' : 'inherit' }}>
    {children}
  </Typography>
)

const column = {
  display: 'grid',
  gap: 0.75,
  justifyItems: { xs: 'end', md: 'start' },
  overflowWrap: 'anywhere',
}
