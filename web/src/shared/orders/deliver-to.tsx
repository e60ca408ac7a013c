import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { type ChangeEvent, lazy, Suspense, useState } from 'react'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { addAddress, isSame, keepAddress, ownAddresses, useChangeAddresses } from './addresses.ts'
import type { useDeliverTo } from './use-deliver-to.ts'

const AddressDialog = lazy(() => import('./address-dialog.tsx'))

interface Props {
  state: ReturnType<typeof useDeliverTo>
  isLocked?: boolean
}

/** May stand at several places of a page, with one `NewAddress`. */
export function RecipientSelect({ state, isLocked = false }: Props) {
  const { email, chosen, choose, setIsAdding } = state
  const { data, isError } = useQuery(ownAddresses(email))
  const { addresses = [], isRequired = true } = data ?? {}
  const offered = chosen ? addAddress(addresses, chosen) : addresses
  const index = chosen ? offered.findIndex(isSame(chosen)) : 0
  const hasAddress = chosen !== null && offered.length > 0
  const unread = isError ? 'Your addresses could not be read' : 'Loading your addresses…'
  const none = isRequired ? 'No address yet' : 'Collection in the shop'

  function select(value: string) {
    if (value === 'another') setIsAdding(true)
    else choose(value ? offered[Number(value)] : null)
  }

  return (
    <NativeSelect
      label="Deliver to"
      value={hasAddress ? `${index}` : ''}
      disabled={isLocked}
      onChange={select}
    >
      {offered.map((address, position) => (
        <option key={JSON.stringify(address)} value={position}>
          {[address.name, address.city, address.lines[0]].join(', ')}
        </option>
      ))}
      {!(isRequired && hasAddress) && <option value="">{data ? none : unread}</option>}
      <option value="another">Another address…</option>
    </NativeSelect>
  )
}

export function PurchaseTexts({ state: { texts, setTexts }, isLocked = false }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const bindText = (name: keyof typeof texts, maxLength: number) => ({
    value: texts[name] ?? '',
    disabled: isLocked,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTexts({ ...texts, [name]: value.trim() ? value : undefined }),
    slotProps: { htmlInput: { maxLength } },
  })

  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', mb: 1.5 }}>
        Reference and message
      </Typography>
      {isOpen && (
        <>
          <TextField label="Your reference" {...bindText('reference', 100)} sx={{ mb: 1.5 }} />
          <TextField label="Message to the shop" multiline {...bindText('message', 1000)} />
        </>
      )}
    </details>
  )
}

/** The dialog of "Another address…", or of an order that the shop refuses without one. */
export function NewAddress({ state: { email, choose, isAdding, setIsAdding } }: Props) {
  const { mutateAsync: change } = useChangeAddresses(email)

  async function add(added: Recipient) {
    await change(keepAddress(added))
    choose(added)
  }

  if (!isAdding) return null
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <AddressDialog title="Where do we send it?" write={add} onClose={() => setIsAdding(false)} />
    </Suspense>
  )
}
