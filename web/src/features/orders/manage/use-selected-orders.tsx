import type { Order } from '@tech-house/api/contract/orders/order'
import { maxBulkOrders } from '@tech-house/api/contract/orders/order-limits'
import { useState } from 'react'
import { RowCheckbox } from '#shared/ui/row-checkbox.tsx'

/** The orders that are selected, without those that another search hides or that are gone. */
export function useSelectedOrders(orders: Order[]) {
  const [ids, setIds] = useState<string[]>([])
  const selected = orders.filter(({ _id }) => ids.includes(_id))

  /** Selects an order or all of a purchase; `label` says which. */
  function showCheckbox(some: Order[], label: string) {
    const own = some.map(({ _id }) => _id)
    const others = selected.map(({ _id }) => _id).filter((id) => !own.includes(id))
    const count = selected.length - others.length
    const isAll = count === some.length
    return (
      <RowCheckbox
        label={label}
        checked={isAll}
        isMixed={count > 0 && !isAll}
        disabled={!isAll && others.length + some.length > maxBulkOrders}
        onChange={() => setIds(isAll ? others : [...others, ...own])}
      />
    )
  }

  return { selected, select: setIds, showCheckbox }
}
