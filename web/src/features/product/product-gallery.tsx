import { Box, Link } from '@mui/material'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ProductImage } from '#shared/products/product-image.tsx'
import { sizes } from '#shared/theme/sizes.ts'

/** One image, or a row of images that scrolls sideways, with a button for each of them below. */
export function ProductGallery({ product }: { product: ProductDetails }) {
  const urls = [...new Set([product.image, ...(product.images ?? [])])]
  if (urls.length > 1) return <Gallery name={product.product} urls={urls} />
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

  /** Moves the focus as in a toolbar: only the button of the shown image is in the tab order. */
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const to = shown + (steps[event.key] ?? 0)
    if (to === shown || !pictures[to]) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[to]?.focus()
    show(to)
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
      <Box role="toolbar" aria-label="Show a picture" onKeyDown={moveFocus} sx={thumbnails}>
        {pictures.map((picture, index) => (
          <button
            key={picture.image}
            type="button"
            aria-current={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
          >
            <ProductImage product={picture} />
          </button>
        ))}
      </Box>
    </Box>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

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
  '& button': {
    p: '2px',
    border: 0,
    borderRadius: 1,
    overflow: 'hidden',
    cursor: 'pointer',
    bgcolor: 'transparent',
  },
  '& [aria-current="true"]': { p: 0, border: 2, borderColor: 'primary.main' },
}
