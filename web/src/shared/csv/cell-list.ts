export type Separator = ';' | ',' | '/'

/** Items in one cell: `AM5; AM4`. A separator within an item is written twice. */
export const joinItems = (items: string[], separator: Separator): string =>
  items
    .map((item) => item.replaceAll(separator, separator + separator))
    .join(separator === '/' ? ' / ' : `${separator} `)

/** The items of a cell without empty ones. A line break separates, too. */
export function splitItems(cell: string, separator: Separator): string[] {
  const item = new RegExp(`(?:${separator}{2}|[^${separator}\\r\\n])+`, 'g')
  return (cell.match(item) ?? [])
    .map((text) => text.replaceAll(separator + separator, separator).trim())
    .filter(Boolean)
}
