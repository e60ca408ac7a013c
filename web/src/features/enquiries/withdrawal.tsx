import { Box, Button, Typography } from '@mui/material'
import { formatPurchaseNumber } from '@tech-house/api/contract/orders/purchase-number'
import { countOf } from '@tech-house/api/parts/format-number'
import { withdrawalDays } from '@tech-house/shop'
import { useLocation, useNavigate } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { formatDateTime } from '#shared/dates.ts'
import { FormCard } from '#shared/forms/form-card.tsx'
import { TextForm, type TextValues } from '#shared/forms/text-form.tsx'
import { paths } from '#shared/paths.ts'
import { Facts, factColumns } from '#shared/ui/facts.tsx'
import { unlessDoubleClick } from '#shared/ui/unless-double-click.ts'
import { useBrowserValue } from '#shared/use-browser-value.ts'
import { WriteButton } from '#shared/writes/write-button.tsx'

/** The state of an entry of the history; without a step, of the form. */
type Entry = TextValues & { step?: 'check' | 'receipt'; receivedAt?: string }

/** Each step is an entry of the history, so that Back and a reload keep what was typed. */
export function Withdrawal() {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useBrowserValue(...browserOnly)
  const entry: Entry | null = isHydrated ? location.state : null
  const purchase = (isHydrated && new URLSearchParams(location.search).get('purchase')) || ''
  const { step = 'form' } = entry ?? {}

  async function check(typed: TextValues) {
    await navigate(paths.withdraw, { state: typed, replace: true })
    await navigate(paths.withdraw, { state: { ...typed, step: 'check' } })
  }

  return (
    <FormCard key={step} {...texts[step]}>
      {entry?.step ? (
        <Summary entry={entry} />
      ) : (
        <TextForm
          key={entry?.purchase ?? purchase}
          autoComplete={{ name: 'name', purchase: 'off', email: 'email', goods: 'off' }}
          hint="Each on its own line, like 2 × Fast SSD. Nothing here means the whole purchase."
          values={entry ?? { purchase }}
          button="Continue"
          send={check}
        />
      )}
    </FormCard>
  )
}

const browserOnly = [() => true, () => false] as const

const texts = {
  form: {
    heading: 'Withdraw from a purchase',
    lead: `Declare that you withdraw from a purchase, up to ${withdrawalDays} days after its last parcel. You need no account and no reason. Our answer does not check the number. An order that is still pending can also be cancelled in My Order.`,
  },
  check: { heading: 'Check your withdrawal', lead: 'Nothing is sent before you confirm.' },
  receipt: { heading: 'We have your withdrawal' },
}

/** All that is sent and, when it was received, the receipt. */
function Summary({ entry }: { entry: Entry }) {
  const { name, email, purchase, receivedAt } = entry
  const navigate = useNavigate()
  const goods = readGoods(entry.goods)
  const lines = goods.map((line) => `${countOf(line.pieces, 'piece')} of ${line.product}`)

  return (
    <>
      <Facts
        facts={[
          ['Received', receivedAt && formatDateTime(receivedAt)],
          ['Name', name],
          ['Email', email],
          ['Purchase', formatPurchaseNumber(purchase)],
          ['Withdrawn', lines.join(', ') || 'The whole purchase'],
        ]}
        sx={factColumns}
      />
      {receivedAt ? (
        <Typography>{`We have sent a receipt to ${email}.`}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button color="inherit" size="small" onClick={unlessDoubleClick(() => navigate(-1))}>
            Back
          </Button>
          <WriteButton
            label="Confirm withdrawal"
            variant="contained"
            write={() => apiFetch('POST /withdrawals', { body: { name, email, purchase, goods } })}
            unconfirmed="We could not confirm whether your withdrawal was received."
            onSuccess={({ receivedAt }) =>
              navigate(paths.withdraw, {
                state: { ...entry, receivedAt, step: 'receipt' },
                replace: true,
              })
            }
          />
        </Box>
      )}
    </>
  )
}

/** "2 × Fast SSD" on a line is two pieces, a name alone is one. */
const readGoods = (text: string) =>
  (text.match(/\S.*/g) ?? []).map((line) => {
    const [, pieces = 1, product = line] = /^(\d{1,6}) *[×x] +(.+)/i.exec(line) ?? []
    return { product, pieces: Number(pieces) }
  })
