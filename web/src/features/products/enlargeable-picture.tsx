import CloseIcon from '@mui/icons-material/Close'
import { ButtonBase, Dialog } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { useState } from 'react'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { ProductPicture } from './product-picture.tsx'

/** A picture that a press shows as large as the window allows. */
export function EnlargeablePicture({ product }: { product: Product }) {
  const [isLarge, setIsLarge] = useState(false)

  return (
    <>
      <ButtonBase
        aria-label={`Enlarge the picture of ${product.product}`}
        onClick={() => setIsLarge(true)}
        sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
      >
        <ProductPicture product={product} eager />
      </ButtonBase>
      <Dialog
        open={isLarge}
        onClose={() => setIsLarge(false)}
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

// Pictures are 4:3, and a larger one than the window would be cut off.
const paper = { m: { xs: 1, sm: 4 }, maxWidth: 'calc((100vh - 64px) * 4 / 3)' }

const corner = { position: 'absolute', top: 8, right: 8, bgcolor: 'background.paper' }
