import {
  type ImportedProduct,
  type ImportResults,
  maxImportBatch,
} from '@tech-house/api/contract/catalog/product-import'

/** A row that was not imported, with its cells as text. */
export interface RejectedRow {
  cells: Partial<Record<string, string>>
  problem: string
}

export const otherInShop = 'The shop has this product with another value. Edit it there.'

/** Below the API's limit of 64 KB for a body. */
const maxBatchBytes = 48 * 1024

export interface ImportProgress {
  /** How many rows have an answer. */
  done: number
  added: number
  known: number
  rejected: RejectedRow[]
}

export const noProgress: ImportProgress = { done: 0, added: 0, known: 0, rejected: [] }

/** The next products after the first `done`, as many as fit into one call. */
export function nextBatch(products: ImportedProduct[], done: number): ImportedProduct[] {
  const batch: ImportedProduct[] = []
  let bytes = 0
  for (const product of products.slice(done, done + maxImportBatch)) {
    bytes += new TextEncoder().encode(JSON.stringify(product)).length
    if (batch.length > 0 && bytes > maxBatchBytes) break
    batch.push(product)
  }
  return batch
}

/** The progress after the results of a batch. */
export function addResults(
  progress: ImportProgress,
  batch: ImportedProduct[],
  results: ImportResults,
): ImportProgress {
  const count = (wanted: ImportResults[number]['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length
  const differs = batch.filter((_, index) => results[index]?.outcome === 'differs')
  return {
    done: progress.done + batch.length,
    added: progress.added + count('added'),
    known: progress.known + count('unchanged'),
    rejected: [
      ...progress.rejected,
      ...differs.map((product) => ({ cells: cellsOf(product), problem: otherInShop })),
    ],
  }
}

/** The cells of a product, as a file has them. */
export const cellsOf = (product: ImportedProduct): RejectedRow['cells'] =>
  Object.fromEntries(
    Object.entries(product).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
