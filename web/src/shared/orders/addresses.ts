import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { maxAddresses } from '@tech-house/api/contract/orders/order-limits'
import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'

export const ownAddresses = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'addresses', email],
    // Not aborted with its page, because an order may wait for it.
    queryFn: () => apiFetch('GET /addresses'),
  })

/** Refused and read again if they have changed meanwhile, such as in another tab. */
export function useChangeAddresses(email: string) {
  const queryClient = useQueryClient()
  const query = ownAddresses(email)

  return useSafeMutation({
    mutationFn: async (change: (addresses: Recipient[]) => Recipient[]) => {
      const { addresses, revision } = await queryClient.ensureQueryData(query)
      const headers = { 'if-match': `"${revision}"` }
      return apiFetch('PUT /addresses', { headers, body: { addresses: change(addresses) } })
    },
    meta: {
      changes: [query.queryKey],
      unconfirmed: 'We could not confirm that your addresses were saved.',
    },
  })
}

/** Repeated, it adds no second one. */
export const addAddress = (addresses: Recipient[], added: Recipient): Recipient[] =>
  addresses.some(isSame(added)) ? addresses : [...addresses, added]

/** What the profile has no room for is for one purchase only. */
export const keepAddress = (added: Recipient) => (kept: Recipient[]) =>
  kept.length < maxAddresses ? addAddress(kept, added) : kept

/** The fields of an address come from a form or from the API, in different orders. */
export const isSame = (one: Recipient) => (other: Recipient) => sorted(one) === sorted(other)

const sorted = (address: Recipient) => JSON.stringify(address, Object.keys(address).toSorted())
