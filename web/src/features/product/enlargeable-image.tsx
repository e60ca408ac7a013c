import CloseIcon from '@mui/icons-material/Close'
import { ButtonBase, Dialog } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'
import { ProductImage } from '#shared/products/product-image.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'

/** An image that a click enlarges to the size of the window. */
export function EnlargeableImage({ product }: { product: Product }) {
  const [isLarge, setIsLarge] = useState(false)

  return (
    <>
      <ButtonBase
        aria-label={`Enlarge the picture of ${product.product}`}
        onClick={() => setIsLarge(true)}
        sx={image}
      >
        <ProductImage product={product} eager />
      </ButtonBase>
      <Dialog
        open={isLarge}
        onClose={unlessDoubleClick(() => setIsLarge(false))}
        maxWidth="lg"
        fullWidth
        slotProps={{ paper: { 'aria-label': product.product, sx: paper } }}
      >
        <IconButton aria-label="Close" onClick={() => setIsLarge(false)} sx={corner}>
          <CloseIcon />
        </IconButton>
        <ProductImage product={product} eager />
      </Dialog>
    </>
  )
}

const image = {
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 1.5,
  cursor: 'zoom-in',
}

// The width is limited by the height of the window, because images are 4:3.
const paper = { m: { xs: 1, sm: 4 }, maxWidth: 'calc((100vh - 64px) * 4 / 3)' }

const corner = { position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }
