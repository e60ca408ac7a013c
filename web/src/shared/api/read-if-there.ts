import { type ProductDetails, readProduct } from '@tech-house/api/contract/catalog/product'
import { apiFetch } from './api-fetch.ts'
import { CallError } from './call-error.ts'

/** One product; `null` if it is not in the shop. */
export async function readIfThere(id: string, signal: AbortSignal): Promise<ProductDetails | null> {
  try {
    return await apiFetch(readProduct, { params: { id }, signal })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}
