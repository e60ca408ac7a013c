import { Box, Link } from '@mui/material'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { specificationChips } from '@tech-house/api/parts/specifications/specification-text'
import { useRef, useState } from 'react'
import { isKindDrawing } from '#shared/art/kind-drawing.tsx'
import { ProductImage } from '#shared/products/product-image.tsx'
import { sizes } from '#shared/theme/sizes.ts'

/** One image, or a row of images that scrolls sideways, with a choice of them below. */
export function ProductGallery({ product }: { product: ProductDetails }) {
  const urls = [...new Set([product.image, ...(product.images ?? [])])]
  if (urls.length > 1) return <Gallery name={product.product} urls={urls} />
  if (isKindDrawing(product.image)) {
    const chips = product.specs && specificationChips(product.specs)
    return (
      <Box sx={frame}>
        <ProductImage product={{ ...product, chips }} />
      </Box>
    )
  }
  return (
    <Link
      href={product.image}
      target="_blank"
      aria-label={`Enlarge the picture of ${product.product}`}
      sx={{ ...frame, cursor: 'zoom-in' }}
    >
      <ProductImage product={product} eager />
    </Link>
  )
}

function Gallery({ name, urls }: { name: string; urls: string[] }) {
  const [shown, setShown] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const pictures = urls.map((image, index) => ({
    image,
    product: `Picture ${index + 1} of ${urls.length} of ${name}`,
  }))

  function show(index: number) {
    row.current?.scrollTo({ left: index * row.current.clientWidth })
    setShown(index)
  }

  return (
    <Box role="group" aria-label={`Pictures of ${name}`} sx={gallery}>
      <Box
        ref={row}
        sx={{ ...frame, ...scroll }}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / (clientWidth || 1)))
        }
      >
        {pictures.map((picture, index) => (
          <Link
            key={picture.image}
            href={picture.image}
            target="_blank"
            aria-label={picture.product.replace('Picture', 'Enlarge picture')}
            inert={index !== shown}
          >
            <ProductImage product={picture} eager={index === 0} />
          </Link>
        ))}
      </Box>
      <Box role="radiogroup" aria-label="Shown picture" sx={thumbnails}>
        {pictures.map((picture, index) => (
          <label key={picture.image}>
            <input
              type="radio"
              name="picture"
              checked={index === shown}
              onChange={() => show(index)}
            />
            <ProductImage product={picture} />
          </label>
        ))}
      </Box>
    </Box>
  )
}

const gallery = { display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }

const frame = {
  alignSelf: { md: 'start' },
  overflow: 'hidden',
  borderRadius: 1.5,
}

const scroll = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& a': { cursor: 'zoom-in', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
}

const thumbnails = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: `repeat(auto-fill, minmax(${sizes.thumbnail}px, 1fr))`,
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': { position: 'absolute', opacity: 0 },
  '& .product-image': { border: 2, borderColor: 'transparent', borderRadius: 1 },
  '& :checked + .product-image': { borderColor: 'primary.main' },
  '& :focus-visible + .product-image': {
    outline: 3,
    outlineColor: 'secondary.main',
    outlineOffset: 2,
  },
}
