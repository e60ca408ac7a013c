import { Box, Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { maxAddresses } from '@tech-house/api/contract/orders/order-limits'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { lazy } from 'react'
import { ConfirmButton } from '#shared/confirm/confirm-button.tsx'
import { addAddress, isSame, ownAddresses, useChangeAddresses } from '#shared/orders/addresses.ts'
import { formatAddress } from '#shared/orders/format-address.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { DialogButton } from '#shared/ui/dialogs/dialog-button.tsx'

const AddressDialog = lazy(() => import('#shared/orders/address-dialog.tsx'))

/** The first address is the usual one. */
export function AddressBook({ email }: { email: string }) {
  const { data } = useQuery(ownAddresses(email))
  const { mutate, mutateAsync, isPending } = useChangeAddresses(email)
  if (!data) return null
  const { addresses } = data

  return (
    <Card component="section" aria-label="Addresses" sx={card}>
      <Typography variant="h3">Addresses</Typography>
      {addresses.map((address, index) => {
        const isThis = isSame(address)
        const label = formatAddress(address)
        const without = (kept: Recipient[]) => kept.filter((one) => !isThis(one))
        return (
          <section key={JSON.stringify(address)} aria-label={label.replaceAll('\n', ', ')}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            {index === 0 && <Typography variant="body2">Your usual address</Typography>}
            <Box component="fieldset" disabled={isPending} sx={{ border: 0, p: 0, m: 0 }}>
              <DialogButton label="Edit" size="small" variant="text">
                {(close) => (
                  <AddressDialog
                    title="Edit this address"
                    stored={address}
                    write={(edited) =>
                      mutateAsync((kept) => kept.map((one) => (isThis(one) ? edited : one)))
                    }
                    onClose={close}
                  />
                )}
              </DialogButton>
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
      <DialogButton label="Add an address" isOffered={addresses.length < maxAddresses}>
        {(close) => (
          <AddressDialog
            title="Add an address"
            write={(added) => mutateAsync((kept) => addAddress(kept, added))}
            onClose={close}
          />
        )}
      </DialogButton>
    </Card>
  )
}

const card = { display: 'grid', gap: 2, justifyItems: 'start', maxWidth: sizes.form, p: 3 }
