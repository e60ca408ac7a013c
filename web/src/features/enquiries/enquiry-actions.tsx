import type { Enquiry } from '@tech-house/api/contract/enquiries/enquiry'
import { lazy } from 'react'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { toastSuccess } from '#shared/toast.ts'
import { DialogButton } from '#shared/ui/dialog-button.tsx'

const GoodsBackDialog = lazy(() => import('./goods-back-dialog.tsx'))

export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { _id: id, kind, state, name } = enquiry

  return (
    <>
      <DialogButton
        label="Goods are back"
        size="small"
        isOffered={kind === 'withdrawal' && state === 'open'}
      >
        {(close) => <GoodsBackDialog enquiry={enquiry} onClose={close} />}
      </DialogButton>
      {ends[state].map(({ label, end }) => (
        <ConfirmWrite
          key={end}
          label={label}
          question={`${label}: ${name}?`}
          warning="This cannot be undone."
          yes={label}
          no="Not yet"
          color="primary"
          write={() => fetchOnce('PUT /enquiry/:id', { params: { id }, body: { state: end } })}
          unconfirmed={`We could not confirm whether it is ${end}.`}
          changes={[queryKeys.enquiries]}
          onSuccess={() => toastSuccess(`It is ${end}`)}
        />
      ))}
    </>
  )
}

const refund = { label: 'Refunded', end: 'refunded' } as const
const close = { label: 'Close', end: 'closed' } as const
const ends = { open: [close], 'goods-back': [refund, close], refunded: [], closed: [] }
