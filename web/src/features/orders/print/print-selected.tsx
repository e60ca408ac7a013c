import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tech-house/api/contract/orders/order'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import { countOf } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { toastError } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { isOrder } from '../is-order.ts'
import { purchase } from '../order-queries.ts'
import { type DocumentProps, Documents } from './documents.tsx'
import { printSheets } from './print-sheets.ts'

const readsAtOnce = 5

/** Prints the purchases of these orders. */
export default function PrintSelected({ orders }: { orders: Order[] }) {
  const queryClient = useQueryClient()
  const [printed, setPrinted] = useState<DocumentProps & { purchases: PurchaseDetails[] }>()
  const ids = [...new Set(orders.map(({ purchase }) => purchase))]

  const printing = useSafeMutation({
    mutationFn: async (kind: DocumentProps['kind']) => {
      const read: (PurchaseDetails | null)[] = []
      while (read.length < ids.length) {
        const some = ids.slice(read.length, read.length + readsAtOnce)
        read.push(...(await Promise.all(some.map((id) => queryClient.fetchQuery(purchase(id))))))
      }
      const purchases = read.flatMap((found) => (found?.lines.some(isOrder) ? [found] : []))
      const gone = ids.length - purchases.length
      if (gone > 0) void toastError(`Not printed, because gone: ${countOf(gone, 'purchase')}`)
      await printSheets(() => setPrinted({ kind, purchases }))
    },
  })

  return (
    <>
      <Button disabled={printing.isPending} onClick={() => printing.mutate('slip')}>
        Packing slips
      </Button>
      <Button disabled={printing.isPending} onClick={() => printing.mutate('invoice')}>
        Invoices
      </Button>
      {printed && <Documents {...printed} />}
    </>
  )
}
