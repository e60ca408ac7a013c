const accents = /\p{M}/gu

export const oneLine = /^\P{Cc}*$/u
/** Invisible format characters, such as those that reverse text, but not the joiners of Persian and emoji. */
const invisible = /(?![\u200C\u200D])(?=\p{DI})\p{Cf}/gu

/** Text without spaces around it, invisible characters and Unicode's line separators. */
export const visibleText = (text: string): string =>
  text
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Zl}\p{Zp}]/gu, ' ')
    .trim()

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
