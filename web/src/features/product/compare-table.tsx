import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { toProduct } from '#shared/paths.ts'
import { ProductImage } from '#shared/products/product-image.tsx'
import { outlinedPaper, sizes, tallViewport, viewportHeight } from '#shared/theme/sizes.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { comparisonRows } from './comparison-rows.ts'

interface Props {
  products: ProductDetails[]
  onRemove: (id: string) => void
  children: (product: ProductDetails) => Elements
}

export function CompareTable({ products, onRemove, children }: Props) {
  const region = useRef<HTMLElement>(null)
  const rows = comparisonRows(products).toSorted(
    (a, b) => Number(b.isDifferent) - Number(a.isDifferent),
  )
  const sections = Map.groupBy(rows, ({ isDifferent }) =>
    isDifferent ? 'Differences' : 'The same',
  )

  return (
    <Box ref={region} role="region" aria-label="Comparison of products" tabIndex={0} sx={scroll}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {products.map((product) => (
              <TableCell key={product._id} component="td">
                <ProductImage product={product} />
                <Box sx={actions}>
                  <Button
                    component={Link}
                    to={toProduct(product._id)}
                    size="small"
                    variant="contained"
                    aria-label={`Order now: ${product.product}`}
                  >
                    Order now
                  </Button>
                  {children(product)}
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`Remove ${product.product}`}
                    onClick={() => {
                      // The column goes with the button that has the focus.
                      region.current?.focus()
                      onRemove(product._id)
                    }}
                  >
                    Remove
                  </Button>
                </Box>
              </TableCell>
            ))}
          </TableRow>
          <TableRow className="names">
            <TableCell component="td" />
            {products.map(({ _id, product }) => (
              <TableCell key={_id} scope="col">
                <Link to={toProduct(_id)}>{product}</Link>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {[...sections].map(([title, rows]) => (
          <TableBody key={title}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={products.length + 1}
                className="section"
              >
                <span>{title}</span>
              </TableCell>
            </TableRow>
            {rows.map(({ label, values }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {products.map(({ _id }, index) => (
                  <TableCell key={_id}>{values[index]}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  )
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  my: 1,
  '& .MuiButton-root': { px: 1.25 },
}

const scroll = {
  overflow: 'auto',
  // The names stay at its upper edge.
  [tallViewport]: { maxHeight: `calc(${viewportHeight.full} - ${sizes.belowBar}px)` },
  ...outlinedPaper,
}

const table = {
  tableLayout: { md: 'fixed' },
  '& td, & th': {
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    minWidth: { xs: sizes.comparedNarrow, md: sizes.compared },
  },
  '& .names': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    '& a': { color: 'primary.main', fontWeight: 600 },
  },
  '& thead tr:first-of-type td': { pb: 0, border: 0 },
  // The labels stay while the products scroll past them.
  '& tbody th:not(.section), & thead td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: { xs: sizes.comparedLabel, md: sizes.compared },
    width: { xs: sizes.comparedLabel, md: 'auto' },
    px: { xs: 1, md: 2 },
    overflowWrap: 'break-word',
    color: 'text.secondary',
    bgcolor: 'background.paper',
  },
  '& .section': { typography: 'h6', bgcolor: 'background.default' },
  '& .section span': { position: 'sticky', left: sizes.margin },
  '& .product-image': { borderRadius: 1, maxWidth: sizes.compared },
}
