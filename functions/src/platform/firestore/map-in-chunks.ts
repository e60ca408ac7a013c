export function* chunksOf<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  const rest = [...items]
  while (rest.length > 0) yield rest.splice(0, size)
}

export async function mapInChunks<Item, Result>(
  items: Iterable<Item>,
  size: number,
  handle: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const chunk of chunksOf(items, size)) {
    results.push(...(await Promise.all(chunk.map(handle))))
  }
  return results
}
