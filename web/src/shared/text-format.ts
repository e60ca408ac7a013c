/** How a text has a value. What `read` does not understand stays a text, which a schema refuses. */
export interface TextFormat {
  /** Takes only the values of its schema. */
  write: (value: never) => string
  read: (text: string) => unknown
}

export const plain: TextFormat = { write: String, read: (text) => text }

/** In plain digits with a decimal point. */
export const number: TextFormat = {
  write: String,
  read: (text) => (/^-?\d*\.?\d+$/.test(text) ? Number(text) : text),
}

export const flag = (yes: string, no: string): TextFormat => ({
  write: (value: boolean) => (value ? yes : no),
  read: (text) => {
    const word = text.toLowerCase()
    if (['yes', 'true', '1', 'x', 'ja', 'wahr'].includes(word)) return true
    return ['no', 'false', '0', 'nein', 'falsch'].includes(word) ? false : text
  },
})

export type Separator = ';' | ',' | '/'

export const list = ({ write, read }: TextFormat, separator: Separator): TextFormat => ({
  write: (items: never[]) => joinItems(items.map(write), separator),
  read: (text) => splitItems(text, separator).map(read),
})

/** Items in one text: `AM5; AM4`. A separator within an item is written twice. */
export const joinItems = (items: string[], separator: Separator): string =>
  items
    .map((item) => item.replaceAll(separator, separator + separator))
    .join(separator === '/' ? ' / ' : `${separator} `)

/** The items of a text without empty ones. A line break separates, too. */
export function splitItems(text: string, separator: Separator): string[] {
  const item = new RegExp(`(?:${separator}{2}|[^${separator}\\r\\n])+`, 'g')
  return (text.match(item) ?? [])
    .map((found) => found.replaceAll(separator + separator, separator).trim())
    .filter(Boolean)
}
