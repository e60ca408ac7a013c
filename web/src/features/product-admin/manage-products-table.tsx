import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { stockCents } from '@tech-house/api/contract/catalog/stock'
import { maxPriceChange } from '@tech-house/api/contract/money'
import { maxListRows } from '@tech-house/api/contract/page'
import { contradictionsIn } from '@tech-house/api/parts/derived/find-contradictions'
import { countOf, formatNumber, formatPrice } from '@tech-house/api/parts/format-number'
import { Link } from 'react-router-dom'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { CsvButton } from '#shared/csv/csv-button.tsx'
import { paths, toEditProduct } from '#shared/paths.ts'
import { toastBriefly } from '#shared/toast.ts'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { SelectedRows, SelectRows, useSelectedRows } from '#shared/ui/tables/select-rows.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { searchParams, useUrlSearch } from '#shared/use-url-search.ts'
import { managedProducts, type ProductSearch, readProductSearch } from './product-search.ts'
import { ProductSearchForm } from './product-search-form.tsx'
import { productSummary } from './product-summary.ts'
import { StateChips } from './state-chips.tsx'
import { StockButton } from './stock/stock-button.tsx'

export function ManageProductsTable() {
  const { search, shown, isSearch, changeSearch } = useUrlSearch(readProductSearch)
  const total = useQuery(productSummary(shown)).data?.[shown.state ?? 'all']
  const list = usePagedList(managedProducts(shown), { total, hasOffsets: true })
  const { selection } = useSelectedRows(list.data)
  const onlyState = shown.q || shown.type ? undefined : shown.state

  return (
    <SelectedRows value={selection}>
      <ProductFileLinks search={shown} ids={selection.ids} total={total} />
      {total === maxListRows && (
        <Typography>{`The shop finds only its newest ${formatNumber(maxListRows)} products.`}</Typography>
      )}
      <ProductSearchForm search={search} onChange={changeSearch} />
      <PagedTable
        search={String(searchParams(shown))}
        label="All products"
        columns={shown.sort === 'value-desc' ? columnsWithValue : columns}
        list={list}
        empty={
          onlyState
            ? emptyStates[onlyState]
            : isSearch
              ? { title: 'No product matches.', hint: 'Try other words, another type or state.' }
              : {
                  title: 'There are no products. Add the first one.',
                  hint: 'What you add is for sale at once.',
                  children: <LinkButton to={paths.addProduct}>Add Product</LinkButton>,
                }
        }
      />
    </SelectedRows>
  )
}

const emptyStates = {
  draft: { title: 'There are no drafts.', hint: 'A product saved as a draft will stand here.' },
  contradictory: {
    title: 'No product contradicts itself.',
    hint: 'Parts like a board with socket AM5 and chipset B550 will stand here.',
  },
  low: { title: 'No product is low in stock.', hint: 'Products with few pieces will stand here.' },
}

const columns: Column<ManagedProduct>[] = [
  {
    header: 'Select',
    cell: (row) => <SelectRows rows={[row]} label={`Select ${row.product}`} />,
  },
  { header: 'Product', cell: (product) => <Name product={product} /> },
  { header: 'Price', cell: ({ price }) => formatPrice(price) },
  { header: 'Available Quantity', cell: ({ available_quantity }) => available_quantity },
  { header: 'Actions', cell: (product) => <Actions product={product} /> },
]

const columnsWithValue = columns.toSpliced(4, 0, {
  header: 'Stock value',
  cell: (product) => formatPrice(stockCents(product) / 100),
})

function Name({ product }: { product: ManagedProduct }) {
  return (
    <WithThumbnail src={product.image}>
      <div>
        <TextLink to={toEditProduct(product._id)}>{product.product}</TextLink>
        <small>{[product.type, product.partNumbers?.[0]].filter(Boolean).join(', ')}</small>
        <StateChips product={product} />
        {product.specs && (
          <Contradictions texts={contradictionsIn(product.product, product.specs)} />
        )}
      </div>
    </WithThumbnail>
  )
}

function Contradictions({ texts }: { texts: string[] }) {
  return texts.map((text) => <small key={text}>{`Contradiction: ${text}`}</small>)
}

function Actions({ product }: { product: ManagedProduct }) {
  return (
    <>
      <Link
        className="row-button"
        to={toEditProduct(product._id)}
        aria-label={`Edit ${product.product}`}
      >
        Edit
      </Link>
      <StockButton product={product} />
      <ConfirmWrite
        {...deleteTexts(product.product)}
        write={() => fetchOnce('DELETE /product/:id', { params: { id: product._id } })}
        unconfirmed={`We could not confirm whether ${product.product} was deleted.`}
        changes={productKeys}
        onSuccess={() => toastBriefly('success', 'Delete Success')}
      />
    </>
  )
}

async function exportProducts(search: ProductSearch) {
  const [{ readFoundProducts }, { writeProducts }] = await Promise.all([
    import('./read-products.ts'),
    import('./write-products.ts'),
  ])
  return writeProducts(await readFoundProducts(search))
}

interface LinksProps {
  search: ProductSearch
  ids: string[]
  total: number | undefined
}

/** Without a selection, the prices of all that the search finds change. */
function ProductFileLinks({ search, ids, total = 0 }: LinksProps) {
  const selected = ids.length > 0 ? String(ids.length) : undefined
  const prices = ids.length || total
  const tooMany = prices > maxPriceChange
  return (
    <Box sx={links}>
      <Button component={Link} to={paths.importProducts} variant="outlined">
        Import
      </Button>
      <Button component={Link} to={paths.restock} variant="outlined">
        Restock
      </Button>
      <Button component={Link} to={paths.duplicates} variant="outlined">
        Duplicates
      </Button>
      <Button
        component={Link}
        to={`${paths.changePrices}?${searchParams({ ...search, selected })}`}
        state={selected && { ids }}
        disabled={tooMany}
        variant="outlined"
      >
        <span>{`Change ${tooMany ? 'up to ' : ''}${countOf(Math.min(prices, maxPriceChange), 'price')}`}</span>
      </Button>
      <CsvButton name="products" write={() => exportProducts(search)} />
    </Box>
  )
}

const links = {
  // Otherwise the number of prices, which comes later, could start another line.
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 1.5 },
  mb: { xs: 1, sm: 3 },
  '& .MuiButton-root': { px: { xs: 0.75, sm: 2.5 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}
