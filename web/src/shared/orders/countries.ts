import { countryCodes } from '@tech-house/api/contract/orders/country-codes'

const namesIn = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

const english = namesIn('en')

export const countryName = (code: string): string => english.of(code) ?? code

export const countryNames = countryCodes.map(countryName)

/** Usual names that `Intl` does not have, by code. */
const aliases: Record<string, string> = {
  AE: 'UAE',
  CD: 'DR Congo, Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  CN: "People's Republic of China",
  CZ: 'Czech Republic, Česká republika',
  GB: 'UK, Great Britain, England, Scotland, Wales, Northern Ireland',
  HK: 'Hong Kong',
  IE: 'Republic of Ireland',
  KR: 'Republic of Korea, 한국',
  MK: 'Macedonia',
  MM: 'Burma',
  MO: 'Macau, Macao',
  NL: 'Holland',
  PS: 'Palestine',
  RU: 'Russian Federation',
  SZ: 'Swaziland',
  TL: 'East Timor',
  US: 'USA, United States of America, America',
  VA: 'Vatican, Holy See',
}

const plainName = (name: string) =>
  name
    .normalize('NFKD')
    // Accents of Latin letters, but not the vowels of Indic ones.
    .replaceAll(/[\u0300-\u036f.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/\bst(?= )/g, 'saint')
    .trim()
    .replace(/^the /, '')

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const languages = letters.flatMap((first) => letters.map((second) => first + second))

/** The code of a country by its name in any language or its code, otherwise the text. */
export function readCountry(text: string): string {
  const wanted = plainName(text)
  const find = (namesOf: (code: string) => (string | undefined)[]) =>
    countryCodes.filter((code) => namesOf(code).some((name) => name && plainName(name) === wanted))
  const [known] = find((code) => [code, english.of(code), ...(aliases[code]?.split(',') ?? [])])
  if (known || !wanted) return known ?? text
  const supported = Intl.DisplayNames.supportedLocalesOf([...languages, 'zh-Hant'])
  const names = [...navigator.languages, ...supported].map(namesIn)
  const [found = text, ...others] = find((code) => names.map((all) => all.of(code)))
  return others.length > 0 ? text : found
}
