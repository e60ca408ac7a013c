import { Box, ButtonBase, Typography } from '@mui/material'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { formatDollars } from '#shared/money.ts'
import { FitLine } from './fit-line.tsx'
import { PartPicture } from './part-picture.tsx'
import type { RankedPart } from './rank-parts.ts'

interface Props {
  option: RankedPart
  onChoose: (part: AnyPart) => void
}

/** A part that can be chosen, also if it does not fit: the build then says so. */
export function PartOption({ option: { product, part, fit }, onChoose }: Props) {
  const soldOut = isSoldOut(product)
  const minimum = product.minimum_order

  return (
    <li>
      <ButtonBase disabled={soldOut} onClick={() => onChoose(part)} sx={look}>
        <PartPicture product={product} />
        <Box component="span" sx={{ display: 'grid', gap: 0.25, minWidth: 0, flex: 1 }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {product.product}
          </Box>
          {fit && <FitLine fit={fit} />}
          {(soldOut || minimum > 1) && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {soldOut ? 'Sold out' : `Minimum Order ${minimum}`}
            </Typography>
          )}
        </Box>
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {formatDollars(product.price)}
        </Box>
      </ButtonBase>
    </li>
  )
}

const look = {
  width: '100%',
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  typography: 'body1',
  p: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { opacity: 0.6 },
}
