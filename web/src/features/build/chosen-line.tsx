import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import RemoveIcon from '@mui/icons-material/Remove'
import { Box, Button, Link, Typography } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import { fitOf } from '@tech-house/api/contract/compatibility/fit-of'
import { isPlural } from '@tech-house/api/contract/compatibility/part'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { Link as RouterLink } from 'react-router-dom'
import { toProduct } from '#shared/paths.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { type ChosenPart, orderablePieces, orderedPieces, orderProblem } from './chosen-parts.ts'
import { FitLine } from './fit-line.tsx'

interface Props {
  line: ChosenPart
  rules: RuleVerdict[]
  onPieces: (id: string, quantity: number) => void
}

/** A chosen product with its price, its pieces, and how it fits the others. */
export function ChosenLine({ line, rules, onPieces }: Props) {
  const { product, part } = line
  const name = product.product
  const fit = fitOf(part.id, rules)
  const problem = orderProblem(line)
  const pieces = problem ? orderablePieces(line) : undefined
  const hasPieces = isPlural(part.specs.kind) || part.quantity > 1
  const ordered = orderedPieces(line)

  return (
    <Box component="li" sx={styles}>
      <Thumbnail src={product.image} width={80} />
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={toProduct(product._id)}
          color="inherit"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography sx={{ color: 'primary.main' }}>
          {formatDollars(product.price)}
          {ordered > 1 && ` × ${ordered}`}
        </Typography>
        {ordered > part.quantity && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Minimum Order {ordered}: {ordered - part.quantity} to spare
          </Typography>
        )}
      </Box>
      <IconButton aria-label={`Remove ${name}`} onClick={() => onPieces(part.id, 0)}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box sx={below}>
        {fit && <FitLine fit={fit} />}
        {problem && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2" sx={{ color: 'error.main' }}>
              {problem}
            </Typography>
            {pieces !== undefined && (
              <Button
                size="small"
                aria-label={`Order ${pieces}: ${name}`}
                onClick={(event) => {
                  // The button disappears with the problem.
                  event.currentTarget.closest('li')?.querySelector('a')?.focus()
                  onPieces(part.id, pieces)
                }}
              >
                Order {pieces}
              </Button>
            )}
          </Box>
        )}
        {hasPieces && (
          <Box sx={{ display: 'flex', alignItems: 'center', ml: -1.25 }}>
            <IconButton
              aria-label={`One less: ${name}`}
              disabled={part.quantity === 1}
              onClick={() => onPieces(part.id, part.quantity - 1)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
            <span role="status" aria-label={`Pieces of ${name}`}>
              {part.quantity}
            </span>
            <IconButton
              aria-label={`One more: ${name}`}
              onClick={() => onPieces(part.id, part.quantity + 1)}
            >
              <AddIcon fontSize="small" />
            </IconButton>
          </Box>
        )}
      </Box>
    </Box>
  )
}

const styles = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  pb: 1,
}

/** Below the picture on a phone, beside it in wider windows. */
const below = { gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'grid', gap: 0.25 }
