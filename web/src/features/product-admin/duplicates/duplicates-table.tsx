import { Typography } from '@mui/material'
import type { DuplicatePair } from '@tech-house/api/contract/catalog/duplicate'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { pagedQuery } from '#shared/api/paged-query.ts'
import { productKeys, queryKeys } from '#shared/api/query-keys.ts'
import { toEditProduct } from '#shared/paths.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import { toastWithAction } from '#shared/ui/toasts/toast-with-action.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'
import { StateChips } from '../state-chips.tsx'
import { UndoMerge } from './undo-merge.tsx'

type Side = DuplicatePair['products'][number]

interface Pair {
  _id: string
  sides: Side[]
}

const duplicates = pagedQuery<Pair>(
  [...queryKeys.managedProducts, 'duplicates'],
  async ({ cursor = '0', signal }) => {
    const pairs = await apiFetch('GET /products/duplicates', { query: { offset: cursor }, signal })
    const rows = pairs.map(({ products: sides }) => ({
      _id: sides.map(({ product }) => product._id).join(' '),
      sides,
    }))
    return { rows, next: rows.length < 20 ? undefined : String(Number(cursor) + rows.length) }
  },
)

export function DuplicatesTable() {
  const list = usePagedList(duplicates)
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        These have a number in common, the same brand and a similar name. The one that you keep gets
        the stock and the numbers of both; links, orders and alerts of the other lead to it.
      </Typography>
      <PagedTable
        label="Duplicates"
        columns={columns}
        list={list}
        empty={{
          title: 'No two products look like the same part.',
          hint: 'Pairs with a common number, the same brand and a similar name will stand here.',
        }}
      />
    </>
  )
}

const columns: Column<Pair>[] = [
  { header: 'One', breaks: true, cell: ({ sides: [one, other] }) => show(one, other) },
  { header: 'The other', breaks: true, cell: ({ sides: [one, other] }) => show(other, one) },
]

const show = (side: Side | undefined, other: Side | undefined) =>
  side && other && <Product side={side} other={other.product} />

function Product({ side, other }: { side: Side; other: Side['product'] }) {
  const { product, orders } = side
  const { _id: into, brand, partNumbers = [], gtin = [], specs, facts = [] } = product
  const entries = specs ? specificationEntries(specs) : []
  const lines = [
    `${formatPrice(product.price)}, ${countOf(product.available_quantity, 'piece')}, ${countOf(orders, 'order')}`,
    [brand ?? 'No brand', product.type].join(', '),
    [partNumbers, gtin].flat().join('; '),
    ...entries.map(({ field, lines }) => `${field.label}: ${lines.join(', ')}`),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ]
  return (
    <>
      <WithThumbnail src={product.image}>
        <div>
          <TextLink to={toEditProduct(into)}>{product.product}</TextLink>
          <StateChips product={product} />
        </div>
      </WithThumbnail>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <WriteButton
        label="Keep this one"
        variant="outlined"
        write={() =>
          fetchOnce('POST /product/:id/merge', { params: { id: other._id }, body: { into } })
        }
        unconfirmed={`We could not confirm whether ${other.product} was merged.`}
        changes={productKeys}
        onSuccess={() =>
          toastWithAction(`${other.product} was merged`, <UndoMerge id={other._id} />)
        }
      />
    </>
  )
}
