import * as z from 'zod/mini'

/** The shapes of VAT numbers, which begin with the letters of a country: 9 is a digit, X a letter or digit, Z a letter. */
const shapes =
  `ATU99999999 BE9999999999 BG999999999 BG9999999999 CHE999999999 CHE999999999MWST CHE999999999TVA
  CHE999999999IVA CY99999999Z CZ99999999 CZ999999999 CZ9999999999 DE999999999 DK99999999 EE999999999
  EL999999999 ESX9999999X FI99999999 FRXX999999999 GB999999999 GB999999999999 GBGD999 GBHA999 HR99999999999
  HU99999999 IE9X99999Z IE9999999ZZ IT99999999999 LT999999999 LT999999999999 LU99999999 LV99999999999
  MT99999999 NL999999999B99 NO999999999 NO999999999MVA PL9999999999 PT999999999 RO999999999 RO9999999999
  SE999999999999 SI99999999 SK9999999999 XI999999999 XI999999999999`.split(/\s+/)

const sign: Record<string, string> = { 9: '\\d', X: '[A-Z\\d]', Z: '[A-Z]' }
const patternOf = (shape: string) =>
  new RegExp(
    `^${shape.slice(0, 2)}${shape.slice(2).replaceAll(/[9XZ]/g, (one) => sign[one] ?? '')}$`,
  )

const countryOf = (text: string) => text.slice(0, 2)
const shapesLike = (text: string) => shapes.filter((shape) => countryOf(shape) === countryOf(text))

/** Any shape of a country that is not in the list. Nothing asks whether the number exists. */
function isVatNumber(text: string): boolean {
  const known = shapesLike(text)
  const other = /^[A-Z]{2}[A-Z\d]{2,18}$/
  return known.length > 0 ? known.some((shape) => patternOf(shape).test(text)) : other.test(text)
}

/** Without the signs between its digits. */
export const VatNumber = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s.-]/g, '').toUpperCase()),
  z.refine(isVatNumber, {
    error: ({ input }) =>
      `A VAT number has the form ${shapesLike(String(input)).join(' or ') || 'DE999999999, with the letters of its country'}`,
  }),
)
