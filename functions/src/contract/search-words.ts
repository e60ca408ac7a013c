const minus = /(?<!\S)[-\u2010-\u2012\u2212](?=\S*\p{L})([\p{L}\p{N}]\S*)/gu

/** Splits "ssd -samsung" into the words to find and those that no result has. A price such as -200 is none. */
export function splitWords(text: string): { wanted: string; excluded: string[] } {
  const excluded = [...new Set([...text.matchAll(minus)].map(([, word = '']) => word))]
  return { wanted: excluded.length > 0 ? text.replace(minus, '').trim() : text, excluded }
}

/** The text of a search, see `splitWords`. */
export const joinWords = (wanted: string, excluded: readonly string[]): string =>
  [wanted, ...excluded.map((word) => `-${word}`)].filter(Boolean).join(' ')
