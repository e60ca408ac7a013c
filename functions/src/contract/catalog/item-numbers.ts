const separators = /[\s\p{Pd}\p{Cf}/]/gu

/** Equal for part numbers that differ only in case, spaces, hyphens and slashes: `MZ-V9P2T0B/AM`. */
export const partNumberKey = (text: string): string =>
  text.normalize('NFKC').replaceAll(separators, '').toUpperCase()

/** In English and German, without signs. */
const placeholders = new Set(
  `NA NAN NONE NULL NIL UNDEFINED UNKNOWN TBA TBC TBD NOEAN NONUMBER NOTAPPLICABLE DOESNOTAPPLY NOTAVAILABLE
  KA KEINE KEINEANGABE NV NICHTVORHANDEN NICHTVERFÜGBAR OHNE UNBEKANNT`.split(/\s+/),
)

/** Whether a text stands where a number is unknown and identifies nothing: `0`, `N/A`, `-`, `xxx`, `TBD`. */
export function isPlaceholder(text: string): boolean {
  const key = partNumberKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return /^(?:0*|X{0,9})$/.test(key) || placeholders.has(key)
}

/** A GTIN without the spaces and hyphens in which people write it. */
export const plainGtin = (text: string): string => text.replaceAll(separators, '')

/** Equal for a GTIN and the same one with zeros before it: a UPC of 12 digits is a GTIN-13, too. */
export const gtinKey = (gtin: string): string => plainGtin(gtin).padStart(14, '0')

/** Whether digits are a GTIN-8, -12, -13 or -14 with the right check digit (GS1 General Specifications, 7.9). */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || isPlaceholder(digits)) return false
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}
