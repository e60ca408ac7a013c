import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { maxAddresses } from '@tech-house/api/contract/orders/order-limits'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { useState } from 'react'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { addAddress, isSame, ownAddresses, useChangeAddresses } from '#shared/orders/addresses.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { LazyAddressDialog } from '#shared/orders/lazy-address-dialog.tsx'
import { sizes } from '#shared/theme/sizes.ts'

/** The first address is the usual one. */
export function AddressBook({ email }: { email: string }) {
  const { data } = useQuery(ownAddresses(email))
  const { mutate, mutateAsync, isPending } = useChangeAddresses(email)
  /** In the dialog; `null` for a new address. */
  const [edited, setEdited] = useState<Recipient | null>()
  if (!data) return null

  const save = (address: Recipient) =>
    mutateAsync((kept) =>
      edited ? kept.map((one) => (isSame(edited)(one) ? address : one)) : addAddress(kept, address),
    )

  return (
    <Card component="section" aria-label="Addresses" sx={card}>
      <Typography variant="h3">Addresses</Typography>
      {data.addresses.map((address, index) => {
        const without = (kept: Recipient[]) => kept.filter((one) => !isSame(address)(one))
        return (
          <section key={JSON.stringify(address)} aria-label={address.name}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {formatAddress(address).join('\n')}
            </Typography>
            {index === 0 && <Typography variant="body2">Your usual address</Typography>}
            <Box component="fieldset" disabled={isPending} sx={{ border: 0, p: 0, m: 0 }}>
              <Button size="small" onClick={() => setEdited(address)}>
                Edit
              </Button>
              {index > 0 && (
                <Button size="small" onClick={() => mutate((kept) => [address, ...without(kept)])}>
                  Make usual
                </Button>
              )}
              <ConfirmButton
                label="Delete"
                question="Delete this address?"
                warning="Your orders keep it."
                yes="Delete address"
                no="Keep address"
                onConfirm={() => mutate(without)}
              />
            </Box>
          </section>
        )
      })}
      {data.addresses.length < maxAddresses && (
        <Button variant="outlined" onClick={() => setEdited(null)}>
          Add an address
        </Button>
      )}
      {edited !== undefined && (
        <LazyAddressDialog
          title={edited ? 'Edit this address' : 'Add an address'}
          stored={edited ?? undefined}
          write={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

const card = { display: 'grid', gap: 2, justifyItems: 'start', maxWidth: sizes.form, p: 3 }
