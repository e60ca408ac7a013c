import { useQueryClient } from '@tanstack/react-query'
import {
  maxRestockLines,
  type RestockResults,
  restockProducts,
} from '@tech-house/api/contract/catalog/restock'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useBatches } from '#shared/writes/use-batches.ts'
import { refreshProducts } from '../refresh-products.ts'
import type { DeliveredProduct } from './read-delivery.ts'

type Outcome = RestockResults[number]['outcome']

export interface RestockProgress {
  /** How many products have an answer. */
  done: number
  added: number
  /** Products of this delivery that were added before. */
  known: number
  /** Products that were not added, with the reason. */
  others: (DeliveredProduct & { outcome: Exclude<Outcome, 'added' | 'unchanged'> })[]
}

const start: RestockProgress = { done: 0, added: 0, known: 0, others: [] }

/** Adds the pieces of a delivery to the stock. Sent again, its products stay as they are. */
export function useRestock(delivery: string, products: DeliveredProduct[]) {
  const queryClient = useQueryClient()

  return useBatches({
    total: products.length,
    start,
    send: async (progress: RestockProgress) => {
      const batch = products.slice(progress.done, progress.done + maxRestockLines)
      const lines = batch.map(({ product, pieces }) => ({ productId: product._id, pieces }))
      const { results } = await apiFetch(restockProducts, { body: { delivery, lines } })
      return withResults(progress, batch, results)
    },
    onEnd: () => void refreshProducts(queryClient),
  })
}

function withResults(
  progress: RestockProgress,
  batch: DeliveredProduct[],
  results: RestockResults,
): RestockProgress {
  const outcomes = new Map(results.map(({ productId, outcome }) => [productId, outcome]))
  const after = { ...progress, done: progress.done + batch.length, others: [...progress.others] }
  for (const line of batch) {
    const outcome = outcomes.get(line.product._id) ?? 'failed'
    if (outcome === 'added') after.added += 1
    else if (outcome === 'unchanged') after.known += 1
    else after.others.push({ ...line, outcome })
  }
  return after
}
