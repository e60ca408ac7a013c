import { useMutation, useQueryClient } from '@tanstack/react-query'
import { totalPrice } from '@tech-house/api/contract/money'
import { placeOrder } from '@tech-house/api/contract/order'
import type { Product } from '@tech-house/api/contract/product'
import { useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isRefusal } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export interface Buyer {
  email: string
  name: string | null
}

/**
 * Books an order. One attempt keeps one Idempotency-Key, so that a second click or a retry after
 * a lost answer books nothing twice [BUY-6]; `startAfresh` begins the next attempt.
 */
export function usePlaceOrder(product: Product, buyer: Buyer) {
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState(newAttempt)
  const placing = useMutation({
    mutationFn: (quantity: number) =>
      apiFetch(placeOrder, {
        headers: { 'idempotency-key': attempt },
        body: {
          productId: product._id,
          product: product.product,
          name: buyer.name,
          email: buyer.email,
          price: product.price,
          quantity,
          totalPrice: totalPrice(product.price, quantity),
          status: 'pending',
          paid: false,
        },
      }),
    meta: { quiet: true },
    onSuccess: () => {
      // The list of orders is read anew, so that the new one never appears late.
      queryClient.removeQueries({ queryKey: queryKeys.orders })
    },
    onError: (error) => {
      if (isRefusal(error)) setAttempt(newAttempt())
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [...queryKeys.product, product._id] })
      void queryClient.invalidateQueries({ queryKey: queryKeys.products })
    },
  })

  function startAfresh() {
    setAttempt(newAttempt())
    placing.reset()
  }

  return { ...placing, startAfresh }
}

const newAttempt = () => crypto.randomUUID()
