export async function mapInChunks<Item, Result>(
  items: Iterable<Item>,
  size: number,
  handle: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const rest = [...items]
  const results: Result[] = []
  while (rest.length > 0) results.push(...(await Promise.all(rest.splice(0, size).map(handle))))
  return results
}
