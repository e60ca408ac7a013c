const accents = /\p{M}/gu

export const oneLine = /^\P{Cc}*$/u
export const letterOrDigit = /[\p{L}\p{N}]/u

/** Text for comparisons: without case and accents, with single spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Whether a text has all words of a search, or parts of them. */
export function hasWords(q = ''): (text: string) => boolean {
  const words = plainText(q).split(' ').filter(Boolean)
  return (text) => {
    const searched = words.length > 0 ? plainText(text) : ''
    return words.every((word) => searched.includes(word))
  }
}
