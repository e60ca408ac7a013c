/** Below the API's limit of 64 KB for a body. */
const maxBatchBytes = 48 * 1024

/** The first of these items, as many as one call takes. */
export function nextBatch<Item>(
  items: Item[],
  maxItems: number,
  bodyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const batch: Item[] = []
  let bytes = 0
  for (const item of items.slice(0, maxItems)) {
    bytes += new TextEncoder().encode(JSON.stringify(bodyOf(item))).length
    if (batch.length > 0 && bytes > maxBatchBytes) break
    batch.push(item)
  }
  return batch
}
