/** At most one of characters that look alike: no 0 and O, no 1, I and L, no Z (2), S (5), B (8) and U (V). */
export const numberAlphabet = '23456789ACDEFGHJKMNPQRTVWXY'
export const numberLength = 8

const typed = new RegExp(`^#?([${numberAlphabet}]{4})-?([${numberAlphabet}]{4})$`, 'i')

/** The number in a text, in any case, with or without hyphen, spaces and "#": "#7k4m - 9qxt" is "7K4M9QXT". */
export function readPurchaseNumber(text: string): string | undefined {
  const [, first, last] = typed.exec(text.replaceAll(/\s/g, '')) ?? []
  return first && last && (first + last).toUpperCase()
}

/** As people read it: "7K4M-9QXT". Another text stays as it is. */
export const formatPurchaseNumber = (text: string): string =>
  readPurchaseNumber(text)?.replace(/^.{4}/, '$&-') ?? text
