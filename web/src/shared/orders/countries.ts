const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

export const countryName = (code: string): string => names.of(code) ?? code

/** `Intl` has no list, so these are the codes that it has names for, without former countries. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => names.of(code) && new Intl.Locale(`und-${code}`).region === code)
  .filter((code) => !noCountries.includes(code))

export const countryNames = codes.map(countryName)

/** The code of a country by its name or code, otherwise the text. */
export function readCountry(text: string): string {
  const wanted = text.trim().toLowerCase()
  const isWanted = (name: string) => name.toLowerCase() === wanted
  return codes.find((code) => isWanted(code) || isWanted(countryName(code))) ?? text
}
