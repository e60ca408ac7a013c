/** Accents of Latin, Greek and Cyrillic letters, and invisible signs. In other scripts marks are letters. */
const ignored = /[\u0300-\u036f]|\p{Cf}/gu

/** Equal for names that differ only in case, accents, spaces and hyphens; a space or hyphen between two numbers stays. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(ignored, '')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]+/gu, ' ')
    .replaceAll(/(?<!\d) | (?!\d)/g, '')
