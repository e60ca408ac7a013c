import {
  type ImportedProduct,
  maxImportBatch,
} from '@tech-house/api/contract/catalog/product-import'
import { useRef } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { useBatches } from '#shared/writes/use-batches.ts'

/** Below the API's limit of 64 KB for a body. */
const maxBatchBytes = 48 * 1024

/** Imports products in batches; a batch without an answer is sent again with the same key. */
export function useImport(products: ImportedProduct[]) {
  const id = useRef(crypto.randomUUID())

  return useBatches({
    rows: products,
    nextBatch,
    send: async (batch, index) => {
      const headers = { 'idempotency-key': `${id.current}-${index}` }
      const { results } = await apiFetch('POST /products/import', {
        headers,
        body: { products: batch },
      })
      return results.map(({ outcome }) => outcome)
    },
    changes: productKeys,
  })
}

/** The first products, as many as fit into one call. */
export function nextBatch(products: ImportedProduct[]): ImportedProduct[] {
  const batch: ImportedProduct[] = []
  let bytes = 0
  for (const product of products.slice(0, maxImportBatch)) {
    bytes += new TextEncoder().encode(JSON.stringify(product)).length
    if (batch.length > 0 && bytes > maxBatchBytes) break
    batch.push(product)
  }
  return batch
}
