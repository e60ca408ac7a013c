import { Box } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { sizes } from '#shared/theme/sizes.ts'
import { TextBox } from '#shared/ui/text-box.tsx'
import { type ProductFilter, typesOf } from './find-products.ts'

interface Props {
  products: Product[]
  filter: ProductFilter
  onFilter: (filter: ProductFilter) => void
  /** The visitor is about to search. */
  onSearchFocus: () => void
}

/** Narrows the catalog down by words and by type. */
export function ProductFinder({ products, filter, onFilter, onSearchFocus }: Props) {
  const choose = (type: string) => {
    onSearchFocus()
    onFilter({ ...filter, type })
  }

  return (
    <Box role="search" aria-label="Products" sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <TextBox
        type="search"
        placeholder="Find a product"
        aria-label="Find a product"
        value={filter.words}
        onFocus={onSearchFocus}
        onChange={({ target }) => onFilter({ ...filter, words: target.value })}
        style={narrow}
      />
      <Box role="group" aria-label="Type" sx={types}>
        <Type label="All types" isChosen={!filter.type} onChoose={() => choose('')} />
        {typesOf(products).map((type) => (
          <Type
            key={type}
            label={type}
            isChosen={filter.type === type}
            onChoose={() => choose(type)}
          />
        ))}
      </Box>
    </Box>
  )
}

interface TypeProps {
  label: string
  isChosen: boolean
  onChoose: () => void
}

function Type({ label, isChosen, onChoose }: TypeProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  )
}

const narrow = { maxWidth: sizes.form }

/** On a phone one line that scrolls sideways, where six would stand before the first product. */
const types = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  gap: 1,
  // The padding keeps the focus ring whole; the margin takes it back.
  p: 0.5,
  m: -0.5,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& button': {
    flexShrink: 0,
    minHeight: sizes.touch,
    px: 1.75,
    typography: 'body2',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'pointer',
    '&:hover': { borderColor: 'text.disabled' },
    '&:active': { opacity: 0.8 },
  },
  '& [aria-pressed="true"]': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
  },
}
