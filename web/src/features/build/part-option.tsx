import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import type { SearchedProduct } from '@tech-house/api/contract/search'
import type { SearchOrder } from '@tech-house/api/contract/search-conditions'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { Link } from 'react-router-dom'
import { toProduct } from '#shared/paths.ts'
import { ProductPrice } from '#shared/products/product-price.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { FitLine } from './fit-line.tsx'
import { formatSpeed } from './part-labels.ts'

interface Props {
  product: SearchedProduct
  isOwned: boolean
  sort: SearchOrder | undefined
  onChoose: (id: string) => void
}

export function PartOption({ product, isOwned, sort, onChoose }: Props) {
  const soldOut = !isOwned && isSoldOut(product)
  const minimum = isOwned ? 1 : product.minimum_order

  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <ButtonBase disabled={soldOut} onClick={() => onChoose(product._id)} sx={styles}>
        <Thumbnail src={product.image} width={80} />
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {product.product}
        </Box>
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
          {!isOwned && <ProductPrice product={product} pieces={minimum} />}
        </Box>
        <Box component="span" sx={{ ...underImage, '& > :last-child': { pr: 5 } }}>
          {product.partNumber && (
            <Typography variant="body2" component="span">
              {product.partNumber}
            </Typography>
          )}
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {product.chips.join(' · ')}
          </Typography>
          {sort?.startsWith('performance') && (
            <Typography variant="body2" component="span">
              {product.speed ? formatSpeed(product.speed) : 'Speed not known'}
            </Typography>
          )}
          {product.fit && <FitLine fit={product.fit} />}
          {(soldOut || minimum > 1) && (
            <Typography variant="body2" component="span">
              {soldOut
                ? 'Sold out'
                : `Minimum Order ${minimum}, ${formatPrice(product.price)} each`}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      <IconButton
        component={Link}
        to={toProduct(product._id)}
        aria-label={`Details of ${product.product}`}
        sx={{ position: 'absolute', right: 0, bottom: 0, color: 'text.secondary' }}
      >
        <InfoOutlinedIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

const styles = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'start',
  textAlign: 'start',
  typography: 'body1',
  p: 1,
  borderRadius: 1,
  '& > img': { gridRow: { sm: 'span 2' } },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-disabled': { opacity: 0.6 },
}

/** Below the image on a phone, beside it in wider windows. */
export const underImage = { gridColumn: { xs: '1 / -1', sm: '2 / -1' }, display: 'grid', gap: 0.25 }
