import { toCents, totalPrice } from '@tech-house/api/contract/money'
import type { NewPurchase, NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { orderKeys, queryKeys } from '#shared/api/query-keys.ts'
import { toastBriefly } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useUnconfirmedWrite } from '#shared/writes/use-unconfirmed-write.ts'
import { useDeliverTo } from './use-deliver-to.ts'

interface Options {
  /** The buyer; without one nothing can be ordered. */
  email: string | undefined
  name: string
  onBooked?: (lines: NewPurchaseLine[]) => void
}

/** Orders lines together, all or nothing and once. `unconfirmed` are lines whose response was lost. */
export function usePlacePurchase({ email = '', name, onBooked }: Options) {
  const form = { owner: email, name }
  const deliverTo = useDeliverTo(email)
  const unconfirmed = useUnconfirmedWrite<NewPurchase>(form, ({ lines }) => areLines(lines))

  const placing = useSafeMutation({
    mutationFn: async (lines: NewPurchaseLine[]) => {
      const body = unconfirmed ?? { lines, ...(await deliverTo.readFields(centsOf(lines))) }
      const { purchase } = await fetchOnce('POST /orders/batch', { form, body })
      return { lines: body.lines, purchase }
    },
    meta: { unconfirmed: 'We could not confirm your order.', changes: orderKeys },
    // Also when the buyer has left the page meanwhile.
    onSuccess: ({ lines: booked }, _lines, _onMutateResult, { client }) => {
      onBooked?.(booked)
      // My Order waits for a list that contains the new orders.
      client.removeQueries({ queryKey: queryKeys.orders })
      void toastBriefly(
        'success',
        booked.length === 1 ? 'Your order is booked' : 'Your orders are booked',
      )
    },
    onError: deliverTo.onRefused,
  })

  const { lines = [], expectedDeliveryCents = 0 } = unconfirmed ?? {}
  const unconfirmedCents = centsOf(lines) + expectedDeliveryCents
  return { ...placing, deliverTo, unconfirmed: unconfirmed?.lines, unconfirmedCents }
}

export type PlacePurchase = ReturnType<typeof usePlacePurchase>

const areLines = (lines: unknown) =>
  Array.isArray(lines) &&
  lines.length > 0 &&
  lines.every((line) => Object(line).productId && Object(line).quantity > 0)

/** Of the goods, in hundredths. */
export const centsOf = (lines: NewPurchaseLine[]): number =>
  lines.reduce((cents, { price = 0, quantity }) => cents + toCents(totalPrice(price, quantity)), 0)
