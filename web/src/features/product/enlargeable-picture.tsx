import CloseIcon from '@mui/icons-material/Close'
import { ButtonBase, Dialog } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'
import { ProductPicture } from '#shared/products/product-picture.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'

/** A picture that a click enlarges to the size of the window. */
export function EnlargeablePicture({ product }: { product: Product }) {
  const [isLarge, setIsLarge] = useState(false)

  return (
    <>
      <ButtonBase
        aria-label={`Enlarge the picture of ${product.product}`}
        onClick={() => setIsLarge(true)}
        sx={picture}
      >
        <ProductPicture product={product} eager />
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
        <ProductPicture product={product} eager />
      </Dialog>
    </>
  )
}

const picture = {
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 1.5,
  cursor: 'zoom-in',
}

// The width is limited by the height of the window, because pictures are 4:3.
const paper = { m: { xs: 1, sm: 4 }, maxWidth: 'calc((100vh - 64px) * 4 / 3)' }

const corner = { position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }
