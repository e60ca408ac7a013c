import { Button, Stack, Typography } from '@mui/material'
import type { PurchaseDetails } from '@tech-house/api/contract/orders/purchase'
import type { PurchaseMessage } from '@tech-house/api/contract/orders/purchase-message'
import * as shop from '@tech-house/shop'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { formatDateTime } from '#shared/dates.ts'
import { useMay } from '#shared/session/use-may.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSavedInput } from '#shared/use-saved-input.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'

const changes = [queryKeys.orders]

export function MessagesSection({ purchase }: { purchase: PurchaseDetails }) {
  const { _id: id, messages, notes, unanswered } = purchase
  const canWrite = useMay('support') || !notes
  return (
    <Stack sx={{ gap: 2, mt: 4, maxWidth: sizes.wideForm, alignItems: 'start' }}>
      <Thread
        label="Message"
        call="POST /purchase/:id/messages"
        id={id}
        hint={notes ? 'The buyer gets it by mail, too' : 'Write to the shop about this purchase'}
        messages={messages}
        canWrite={canWrite}
      />
      {canWrite && notes && unanswered && (
        <WriteButton
          label="No answer needed"
          write={() => apiFetch('PUT /purchase/:id/answered', { params: { id } })}
          changes={changes}
        />
      )}
      {notes && (
        <Thread
          label="Note"
          call="POST /purchase/:id/notes"
          id={id}
          hint="Seen by the shop only"
          messages={notes}
          canWrite={canWrite}
        />
      )}
    </Stack>
  )
}

interface ThreadProps {
  label: string
  call: 'POST /purchase/:id/messages' | 'POST /purchase/:id/notes'
  id: string
  hint: string
  messages: PurchaseMessage[]
  canWrite: boolean
}

function Thread({ label, call, id, hint, messages, canWrite }: ThreadProps) {
  const savedInput = useSavedInput(call, useSignedIn().email)
  const [text, setText] = useState(savedInput.values?.text ?? '')
  const send = useSafeMutation({
    mutationFn: () => fetchOnce(call, { params: { id }, body: { text } }),
    meta: { unconfirmed: 'We could not confirm whether your text was sent.', changes },
    onSuccess: () => {
      savedInput.drop()
      setText('')
    },
  })

  return (
    <>
      <Typography variant="h3">{`${label}s`}</Typography>
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate()
        }}
        {...savedInput.autosave}
        sx={{ gap: 1.5, width: 1, alignItems: 'start' }}
      >
        <Stack role="log" sx={{ gap: 1.5, width: 1, overflowWrap: 'anywhere' }}>
          {messages.map(({ _id, by, email, at, text }) => (
            <div key={_id}>
              <Typography variant="body2">
                <span>{`${email || (by === 'buyer' ? 'You' : shop.name)}, `}</span>
                <time dateTime={at}>{formatDateTime(at)}</time>
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
            </div>
          ))}
        </Stack>
        {canWrite && (
          <>
            <TextField
              name="text"
              label={label}
              helperText={hint}
              multiline
              minRows={2}
              value={text}
              readOnly={send.isPending}
              onChange={({ target }) => setText(target.value)}
              slotProps={{ htmlInput: { required: true, maxLength: 2000 } }}
            />
            <Button type="submit" variant="outlined" loading={send.isPending}>
              Send
            </Button>
          </>
        )}
      </Stack>
    </>
  )
}
