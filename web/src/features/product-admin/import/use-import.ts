import { useQueryClient } from '@tanstack/react-query'
import {
  type ImportedProduct,
  importProducts,
} from '@tech-house/api/contract/catalog/product-import'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { useBatches } from '#shared/writes/use-batches.ts'
import { refreshProducts } from '../refresh-products.ts'
import { addResults, type ImportProgress, nextBatch, noProgress } from './import-batch.ts'

/** Imports products in batches; a batch without an answer is sent again with the same key. */
export function useImport(products: ImportedProduct[]) {
  const queryClient = useQueryClient()
  const id = useRef(crypto.randomUUID())

  return useBatches({
    total: products.length,
    start: noProgress,
    send: async (progress: ImportProgress) => {
      const batch = nextBatch(products, progress.done)
      const headers = { 'idempotency-key': `${id.current}-${progress.done}` }
      const { results } = await apiFetch(importProducts, { headers, body: { products: batch } })
      return addResults(progress, batch, results)
    },
    onEnd: () => void refreshProducts(queryClient),
  })
}
