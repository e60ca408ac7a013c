import type { Recipient } from '@tech-house/api/contract/orders/recipient'
import { formatAddress as formatLines } from 'localized-address-format'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The lines of a label in the order of its country, with country and phone. */
export function formatAddress(recipient: Recipient): string {
  const { name, company, lines, postalCode = '', city, region = '', country, phone } = recipient
  const fields = { name, organization: company, addressLines: lines, postalCode, locality: city }
  const script = /\p{Script=Latin}/u.test(city) ? 'latin' : 'local'
  const label = formatLines(
    { ...fields, administrativeArea: region, postalCountry: country },
    script,
  )
  // Some formats lack them, such as that of the Emirates a city.
  const others = [city, region, postalCode].filter((part) => !label.join('\n').includes(part))
  return [...label, ...others, countries.of(country), phone].filter(Boolean).join('\n')
}
