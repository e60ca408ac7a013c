import { useQuery } from '@tanstack/react-query'
import { maxBulkOrders } from '@tech-house/api/contract/orders/order-limits'
import { describePayment } from '@tech-house/api/contract/orders/payable'
import type { Purchase } from '@tech-house/api/contract/orders/purchase'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { formatCents } from '@tech-house/api/parts/format-number'
import { formatDate } from '#shared/dates.ts'
import { toOrder } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { PagedTable } from '#shared/ui/tables/paged-table.tsx'
import { SelectedRows, SelectRows, useSelectedRows } from '#shared/ui/tables/select-rows.tsx'
import { usePagedList } from '#shared/use-paged-list.ts'
import { allPurchases, purchaseCount } from '../order-queries.ts'
import { MarkPaidBar } from './mark-paid-bar.tsx'
import { type PurchaseTab, purchaseTabs } from './order-search.ts'

export default function PurchasesTable({ tab }: { tab: PurchaseTab }) {
  const { data: total } = useQuery(purchaseCount(purchaseTabs[tab]))
  const list = usePagedList(allPurchases(purchaseTabs[tab]), { total })
  const { selected, selection } = useSelectedRows(list.data)
  const canSelect = useMay('support') && tab === 'not paid'
  return (
    <SelectedRows value={selection}>
      {canSelect && <MarkPaidBar purchases={list.data} selected={selected} />}
      <PagedTable
        label={`Purchases: ${tab}`}
        columns={canSelect ? [selectColumn, ...columns] : columns}
        list={list}
        empty={{ title: `No purchase is ${tab}.`, hint: 'Each one stands here as soon as it is.' }}
      />
    </SelectedRows>
  )
}

const selectColumn: Column<Purchase> = {
  header: 'Select',
  cell: (purchase) => (
    <SelectRows
      rows={[purchase]}
      label={`Select ${formatPurchaseNumber(purchase._id)}`}
      max={maxBulkOrders}
    />
  ),
}

const columns: Column<Purchase>[] = [
  {
    header: 'Purchase',
    cell: ({ _id }) => <TextLink to={toOrder(_id)}>{formatPurchaseNumber(_id)}</TextLink>,
  },
  { header: 'Buyer', breaks: true, cell: ({ name }) => name },
  { header: 'Ordered', cell: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Sum', cell: ({ sums }) => formatCents(sums.grossCents) },
  { header: 'Payment', cell: describePayment },
]
