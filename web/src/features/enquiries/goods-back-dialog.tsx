import { DialogContentText, Typography } from '@mui/material'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { productKeys, queryKeys } from '#shared/api/query-keys.ts'
import { FormDialog } from '#shared/forms/form-dialog.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

export default function GoodsBackDialog(props: { enquiry: Enquiry; onClose: () => void }) {
  const { enquiry, onClose } = props
  const { data } = useSuspenseQuery(deliveredLines(enquiry))
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const lines = data.map((line) => ({ ...line, pieces: chosen[line.productId] ?? line.proposed }))
  const mark = useSafeMutation({
    mutationFn: () => {
      const goods = lines.map(({ productId, pieces }) => ({ productId, pieces }))
      const returned = goods.filter(({ pieces }) => pieces > 0)
      const body = { state: 'goods-back', returned } as const
      return fetchOnce('PUT /enquiry/:id', { params: { id: enquiry._id }, body })
    },
    meta: {
      unconfirmed: 'We could not confirm whether the goods are back.',
      changes: [queryKeys.enquiries, ...productKeys],
    },
    onSuccess: onClose,
  })

  return (
    <FormDialog
      title="Are the goods back?"
      maxWidth="sm"
      yes="Goods are back"
      isPending={mark.isPending}
      onSubmit={() => mark.mutate()}
      onClose={onClose}
    >
      <DialogContentText>
        {lines.length > 0
          ? 'How many pieces go back to stock?'
          : 'No delivered purchase is known, so nothing goes back to stock.'}
      </DialogContentText>
      {lines.map(({ productId, product, pieces, max }) => (
        <div key={productId}>
          <Typography>{product}</Typography>
          <NativeSelect
            hidesLabel
            label={product}
            value={String(pieces)}
            onChange={(text) => setChosen({ ...chosen, [productId]: Number(text) })}
          >
            {[...Array(max + 1).keys()].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </FormDialog>
  )
}

const deliveredLines = ({ purchaseId: id, goods = [] }: Enquiry) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'delivered', id, goods],
    queryFn: async ({ signal }) => {
      if (!id) return []
      const purchase = await nullIfMissing(
        apiFetch('GET /purchase/:id', { params: { id }, signal }),
      )
      const products = Map.groupBy(purchase?.lines ?? [], ({ productId }) => productId)
      return [...products].flatMap(([productId, lines]) => {
        const product = lines[0]?.product ?? ''
        const max = lines.reduce((sum, line) => sum + countDelivered(line), 0)
        const withdrawn = goods.find((line) => line.product === product)?.pieces ?? 0
        const proposed = goods.length === 0 ? max : Math.min(withdrawn, max)
        return max > 0 ? { productId, product, max, proposed } : []
      })
    },
  })

/** Older delivered orders have no number of delivered pieces. */
const countDelivered = ({ status, quantity, deliveredPieces = 0 }: PurchaseLine) =>
  status === 'delivered' ? quantity : deliveredPieces
