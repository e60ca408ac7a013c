import { Box, ButtonBase, Typography } from '@mui/material'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { lineTotal } from './chosen-parts.ts'
import { FitLine } from './fit-line.tsx'
import type { RankedPart } from './rank-parts.ts'

interface Props {
  option: RankedPart
  onChoose: (part: AnyPart) => void
}

/** A part that can be chosen, also one that does not fit: the build then shows why. */
export function PartOption({ option: { product, part, fit }, onChoose }: Props) {
  const soldOut = isSoldOut(product)
  const minimum = product.minimum_order

  return (
    <li>
      <ButtonBase disabled={soldOut} onClick={() => onChoose(part)} sx={look}>
        <Thumbnail src={product.image} width={80} />
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {product.product}
        </Box>
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {formatDollars(lineTotal({ product, part }))}
        </Box>
        <Box component="span" sx={below}>
          {fit && <FitLine fit={fit} />}
          {(soldOut || minimum > 1) && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {soldOut
                ? 'Sold out'
                : `Minimum Order ${minimum}, ${formatDollars(product.price)} each`}
            </Typography>
          )}
        </Box>
      </ButtonBase>
    </li>
  )
}

const look = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  textAlign: 'start',
  typography: 'body1',
  p: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { opacity: 0.6 },
}

/** Below the picture on a phone, beside it in wider windows. */
const below = { gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'grid', gap: 0.25 }
