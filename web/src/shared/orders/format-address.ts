import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { formatAddress as formatLines } from 'localized-address-format'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The lines of a label in the order of its country, with country and phone. */
export function formatAddress(recipient: Recipient): string[] {
  const { name, company = '', lines, postalCode = '', city, region = '', country } = recipient
  const address = { name, organization: company, addressLines: lines, locality: city }
  const area = { postalCode, administrativeArea: region, postalCountry: country }
  const script = /\p{Script=Latin}/u.test(city) ? 'latin' : 'local'
  const label = formatLines({ ...address, ...area }, script)
  // Some formats lack them, such as that of the Emirates a city.
  const others = [city, region, postalCode].filter((part) => !label.join('\n').includes(part))
  return [...label, ...others, countries.of(country) ?? country, recipient.phone ?? ''].filter(
    Boolean,
  )
}
