import AddIcon from '@mui/icons-material/Add'
import CloseIcon from '@mui/icons-material/Close'
import RemoveIcon from '@mui/icons-material/Remove'
import { Box, Typography } from '@mui/material'
import { orderedPieces } from '@tech-house/api/parts/compatibility/catalog-parts'
import { isPlural } from '@tech-house/api/parts/compatibility/part'
import { partVerdict } from '@tech-house/api/parts/compatibility/part-verdict'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { toProduct } from '#shared/paths.ts'
import { ProductPrice } from '#shared/products/product-price.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { type ChosenPart, type ChosenProduct, orderProblem } from './chosen-parts.ts'
import { FitLine } from './fit-line.tsx'
import { underImage } from './part-option.tsx'

interface Props {
  line: ChosenPart | ChosenProduct
  rules: RuleVerdict[]
  onPieces: (quantity: number) => void
  onRemove: () => void
  children?: Elements
}

export function ChosenLine({ line, rules, onPieces, onRemove, children }: Props) {
  const { product, part } = line
  const name = product.product
  const { quantity } = part
  const fit = partVerdict(part.id, rules)
  const problem = orderProblem(line)
  const ordered = orderedPieces(line)

  return (
    <Box component="li" sx={styles}>
      <Thumbnail src={product.image} width={80} />
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink to={toProduct(product._id)}>{name}</TextLink>
        <Typography sx={{ color: 'primary.main' }}>
          <ProductPrice product={product} suffix={ordered > 1 ? ` × ${ordered}` : ''} />
        </Typography>
        {ordered > quantity && (
          <Typography variant="body2">
            {`Minimum Order ${ordered}: ${ordered - quantity} to spare`}
          </Typography>
        )}
      </Box>
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box sx={underImage}>
        {fit && <FitLine fit={fit} />}
        {children}
        {problem && (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        )}
        {(!('specs' in part) || isPlural(part.specs.kind) || quantity > 1) && (
          <Box sx={{ display: 'flex', alignItems: 'center', ml: -1.25 }}>
            <IconButton
              aria-label={`One less: ${name}`}
              disabled={quantity === 1}
              onClick={() => onPieces(quantity - 1)}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
            <span role="status" aria-label={`Pieces of ${name}`}>
              {quantity}
            </span>
            <IconButton aria-label={`One more: ${name}`} onClick={() => onPieces(quantity + 1)}>
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
