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
  others: (DeliveredProduct & { outcome: Outcome })[]
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
  const all = batch.map((line) => ({
    ...line,
    outcome: outcomes.get(line.product._id) ?? 'failed',
  }))
  const count = (wanted: Outcome) => all.filter(({ outcome }) => outcome === wanted).length
  return {
    done: progress.done + batch.length,
    added: progress.added + count('added'),
    known: progress.known + count('unchanged'),
    others: [
      ...progress.others,
      ...all.filter(({ outcome }) => outcome !== 'added' && outcome !== 'unchanged'),
    ],
  }
}
