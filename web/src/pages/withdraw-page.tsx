import { withdrawalDays } from '@tech-house/shop'
import { useLocation, useNavigate } from 'react-router-dom'
import { WithdrawalForm } from '#features/enquiries/withdrawal-form.tsx'
import { WithdrawalSummary } from '#features/enquiries/withdrawal-summary.tsx'
import { FormCard } from '#shared/forms/form-card.tsx'
import { paths } from '#shared/paths.ts'
import { useBrowserValue } from '#shared/use-browser-value.ts'
import type { WithdrawalEntry } from '#shared/withdrawal-entry.ts'

/** Each step is an entry of the history, so that Back and a reload keep what was typed. */
export function Component() {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useBrowserValue(...browserOnly)
  const entry: WithdrawalEntry | null = isHydrated ? location.state : null
  const purchase = (isHydrated && new URLSearchParams(location.search).get('purchase')) || ''
  const show = async (state: WithdrawalEntry, replace = false) =>
    navigate(paths.withdraw, { state, replace })

  if (!entry?.step) {
    return (
      <FormCard key="form" {...texts.form}>
        <WithdrawalForm
          key={entry?.purchase ?? purchase}
          entry={entry ?? { purchase }}
          onContinue={(typed) => show(typed, true).then(() => show({ ...typed, step: 'check' }))}
        />
      </FormCard>
    )
  }
  return (
    <FormCard key={entry.step} {...texts[entry.step]}>
      <WithdrawalSummary
        entry={entry}
        onBack={() => navigate(-1)}
        onReceived={(receivedAt) => show({ ...entry, step: 'receipt', receivedAt }, true)}
      />
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
