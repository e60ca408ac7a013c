import { DialogContentText } from '@mui/material'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { productKeys, queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { _id: id, kind, state, name } = enquiry
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<Record<string, number>>({})

  async function change(next: keyof typeof labels) {
    const isBack = next === 'goods-back'
    const lines = isBack ? await queryClient.ensureQueryData(deliveredLines(enquiry)) : []
    const returned = lines
      .map(({ productId, proposed }) => ({ productId, pieces: chosen[productId] ?? proposed }))
      .filter(({ pieces }) => pieces > 0)
    return fetchOnce('PUT /enquiry/:id', { params: { id }, body: { state: next, returned } })
  }

  const next = nextStates[state].filter((one) => kind === 'withdrawal' || one === 'closed')
  if (next.length === 0) return null
  return (
    <>
      <DialogButton label="Answer" size="small" variant="text">
        {(close) => <AnswerDialog enquiry={enquiry} onClose={close} />}
      </DialogButton>
      {next.map((next) => (
        <ConfirmWrite
          key={next}
          label={labels[next]}
          question={`${labels[next]}: ${name}?`}
          warning="This cannot be undone."
          yes={labels[next]}
          no="Not yet"
          color="primary"
          write={() => change(next)}
          unconfirmed={`We could not confirm “${labels[next]}”.`}
          changes={[queryKeys.enquiries, ...productKeys]}
          onSuccess={() => toastSuccess('State changed')}
        >
          {next === 'goods-back' && (
            <ReturnedPieces enquiry={enquiry} chosen={chosen} onChoose={setChosen} />
          )}
        </ConfirmWrite>
      ))}
    </>
  )
}

const labels = { 'goods-back': 'Goods are back', refunded: 'Refunded', closed: 'Close' }
const nextStates: Record<Enquiry['state'], (keyof typeof labels)[]> = {
  open: ['goods-back', 'closed'],
  'goods-back': ['refunded', 'closed'],
  refunded: [],
  closed: [],
}

interface ReturnedProps {
  enquiry: Enquiry
  chosen: Record<string, number>
  onChoose: (chosen: Record<string, number>) => void
}

function ReturnedPieces({ enquiry, chosen, onChoose }: ReturnedProps) {
  const { data } = useQuery(deliveredLines(enquiry))
  if (data?.length === 0)
    return <DialogContentText>No delivered product is known.</DialogContentText>
  return data?.map(({ productId, product, proposed, max }) => (
    <NativeSelect
      key={productId}
      label={`Back to stock: ${product}`}
      value={String(chosen[productId] ?? proposed)}
      onChange={(text) => onChoose({ ...chosen, [productId]: Number(text) })}
    >
      {[...Array(max + 1).keys()].map((count) => (
        <option key={count}>{count}</option>
      ))}
    </NativeSelect>
  ))
}

const deliveredLines = ({ purchaseId: id, goods = [] }: Enquiry) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'delivered', id, goods],
    queryFn: async ({ signal }) => {
      if (!id) return []
      const purchase = nullIfMissing(apiFetch('GET /purchase/:id', { params: { id }, signal }))
      const { lines: all = [] } = (await purchase) ?? {}
      return [...Map.groupBy(all, ({ productId }) => productId)].flatMap(([productId, lines]) => {
        const product = lines[0]?.product ?? ''
        const max = lines.reduce((sum, { deliveredPieces = 0 }) => sum + deliveredPieces, 0)
        const withdrawn = goods.find((line) => line.product === product)?.pieces ?? 0
        const proposed = goods.length === 0 ? max : Math.min(withdrawn, max)
        return max > 0 ? { productId, product, max, proposed } : []
      })
    },
  })
