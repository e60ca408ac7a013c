import { maxImportBatch } from '@tech-house/api/contract/catalog/import-limits'
import type { PriceChange } from '@tech-house/api/contract/catalog/product-import'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { nextBatch } from '../next-batch.ts'
import type { ComparedRow } from './compare-rows.ts'
import { type Choice, changeOf } from './row-choice.ts'

/** The first rows that one call takes: changes or new products. */
export function nextRows(rows: ComparedRow[], choice: Choice): ComparedRow[] {
  const ofOneKind = rows.filter(({ product }) => !product === !rows[0]?.product)
  return nextBatch(ofOneKind, maxImportBatch, (read) => changeOf(read, choice) ?? read.added)
}

/** What became of each row: an outcome of the API, or a sentence that says why it was not written. */
export async function writeRows(
  rows: ComparedRow[],
  choice: Choice,
  priceChange: PriceChange | undefined,
): Promise<string[]> {
  const changes = rows.flatMap((read) => changeOf(read, choice) ?? [])
  if (changes.length > 0) {
    const { results } = await fetchOnce('POST /products/changes', {
      body: { changes, priceChange },
    })
    return results.map(({ outcome, message }) => message ?? refusals[outcome] ?? outcome)
  }
  const products = rows.flatMap(({ added = [] }) => added)
  const { results } = await fetchOnce('POST /products/import', { body: { products } })
  return results.map(({ outcome }) => refusals[outcome] ?? outcome)
}

const refusals: Record<string, string | undefined> = {
  edited: 'Somebody has edited this product meanwhile. Choose the file again.',
  missing: 'The product was deleted or merged meanwhile. Choose the file again.',
  differs: 'The shop has such a product with other values meanwhile. Choose the file again.',
}
