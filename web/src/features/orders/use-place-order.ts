import { useQueryClient } from '@tanstack/react-query'
import { displayNameOf } from '@tech-house/api/contract/accounts/profile'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { toCents, totalPrice } from '@tech-house/api/contract/money'
import type { NewOrder } from '@tech-house/api/contract/orders/order'
import { CallError, isRefusal } from '#shared/api/call-error.ts'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { hasPendingWrite } from '#shared/api/pending-writes.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { useDeliverTo } from '#shared/orders/use-deliver-to.ts'
import { toastBriefly, toastError, toastProductError } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useUnconfirmedWrite } from '#shared/writes/use-unconfirmed-write.ts'

export interface Buyer {
  email: string
  name: string | null
}

/** Books an order of this many pieces once; an unconfirmed order is sent again unchanged. */
export function usePlaceOrder(product: Product, buyer: Buyer) {
  const queryClient = useQueryClient()
  const deliverTo = useDeliverTo(buyer.email)
  const form = { owner: buyer.email, name: formName(product._id) }
  const unconfirmed = useUnconfirmedWrite<NewOrder>(form, ({ productId, quantity }) =>
    Boolean(productId && quantity),
  )

  const placing = useSafeMutation({
    mutationFn: async (quantity: number) => {
      const fields = unconfirmed
        ? {}
        : await deliverTo.readFields(toCents(totalPrice(product.price, quantity)))
      const body = unconfirmed ?? { ...newOrder(product, buyer, quantity), ...fields }
      return fetchOnce('POST /orders', { form, body })
    },
    meta: { quiet: true },
    // Toasts are shown also when the buyer has left the page meanwhile.
    onSuccess: () => {
      void toastBriefly('success', 'Your order is booked')
      // The list of orders is refetched, so that it contains the new one.
      queryClient.removeQueries({ queryKey: queryKeys.orders })
    },
    onError: (error) => {
      deliverTo.onRefused(error)
      if (isAboutQuantity(error)) void toastBriefly('error', error.message)
      else if (isRefusal(error)) void toastProductError(error.message)
      else
        void toastError(`We could not confirm your order of ${product.product}. ${error.message}`)
    },
    // My Order does not wait for the products.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.product })
      void queryClient.invalidateQueries({ queryKey: queryKeys.products })
    },
  })

  return { ...placing, deliverTo, unconfirmed }
}

/** The field keeps the words of these. */
const isAboutQuantity = (error: Error) =>
  error instanceof CallError && ['below-minimum', 'above-stock'].includes(error.code)

const formName = (productId: string) => `order:${productId}`

/** Whether an order of this product may be booked although its response was lost. */
export const hasUnconfirmedOrder = (productId: string) => hasPendingWrite(formName(productId))

const newOrder = (product: Product, buyer: Buyer, quantity: number): NewOrder => ({
  productId: product._id,
  product: product.product,
  name: buyer.name && displayNameOf(buyer.name),
  email: buyer.email,
  price: product.price,
  quantity,
  totalPrice: totalPrice(product.price, quantity),
  status: 'pending',
  paid: false,
})
