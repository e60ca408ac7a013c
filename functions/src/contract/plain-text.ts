const accents = /\p{M}/gu

/** Text for comparisons: without case and accents, with single spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
