import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { formatAddress as formatLines } from 'localized-address-format'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The lines of a label in the order of its country, with country and phone. */
export function formatAddress(recipient: Recipient): string {
  const { name, company, lines, postalCode = '', city, region = '', phone } = recipient
  const country = countries.of(recipient.country) ?? recipient.country
  const script = /\p{Script=Latin}/u.test(city) ? 'latin' : 'local'
  const format = (fields: object) =>
    formatLines({ ...fields, postalCountry: recipient.country }, script)
  const fields = { locality: city, administrativeArea: region, postalCode }

  // Some formats lack a part, such as that of Singapore the city and that of Qatar the postal code.
  const hasPart = (part: string) =>
    format({ [part]: '%' })
      .join()
      .includes('%')
  const entries = Object.entries(fields)
  const shown = entries.flatMap(([part, text]) => (hasPart(part) ? text.toLowerCase() : []))
  const isMissing = (text: string) =>
    ![country.toLowerCase(), ...shown].includes(text.toLowerCase())
  const places = isMissing(city) ? [city] : []
  const others = [region, postalCode].filter((text) => text !== city && isMissing(text))

  const isNameFirst = format({ name: '%', addressLines: ['-'] })[0] === '%'
  const address = isNameFirst ? [...lines, ...places] : [...places, ...lines]
  // Line breaks, because the library would put what follows several lines on a line of its own.
  const addressLines = [address.join('\n')]
  const label = format({ ...fields, name, organization: company, addressLines })
  const all = isNameFirst ? [...label, ...others] : [...others.toReversed(), ...label]
  return [...all, country, phone].filter(Boolean).join('\n')
}
