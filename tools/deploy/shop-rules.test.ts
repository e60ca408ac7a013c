import * as shop from '@tech-house/shop'
import { expect, test } from 'vitest'
import { textPages } from '../../functions/src/contract/page-paths.ts'
import { projectCopy } from '../../test/support/project-copy.ts'
import { adviceFor, requireOwnTexts, requireRightShop } from './shop-rules.ts'

const contact = { ...shop.contact, email: 'hello@northwind.com' }

const european = {
  origin: 'DE',
  mode: 'destination',
  rates: {
    DE: [{ from: '2020-01-01', percent: 19 }],
    AT: [{ from: '2020-01-01', percent: 20.5 }],
    '*': 'none',
  },
  exportText: 'Export, free of VAT.',
}
const ratesOf = (percent: number) => ({ DE: [{ from: '2020-01-01', percent }] })
const method = { id: 'post', name: 'Post', countries: ['DE'], priceCents: 490, days: '2' }

test('settings of a shop are accepted, also without what a shop need not have [REACH-4]', () => {
  requireRightShop({ ...shop, contact })
  const socialLinks = { Twitter: '', Mastodon: 'https://social.example/@parts' }
  requireRightShop({
    ...{ ...shop, name: 'Müller & Söhne', currency: 'JPY', tax: european, withdrawalDays: 0 },
    ...{ contact: { ...contact, email: '' }, socialLinks, promo: undefined, statistics: [] },
  })
})

test.each([
  [{ name: '' }, 'name must be one line without < > " and \\'],
  [{ description: 'The "best" parts' }, 'description must be one line'],
  [{ legalLines: [] }, 'legalLines must be at least the name'],
  [{ tax: { ...european, rates: ratesOf(119) } }, 'tax.rates.DE.0.percent must be a percentage'],
  [{ tax: { ...european, rates: ratesOf(Number.NaN) } }, 'tax.rates.DE must be'],
  [{ tax: { ...european, rates: ratesOf(8.125) } }, 'tax.rates.DE.0.percent must be a percentage'],
  [
    {
      tax: { ...european, rates: ratesOf(19) },
      delivery: [{ ...method, countries: ['DE', 'FR'] }],
    },
    'tax.rates must have a rate that holds today for FR',
  ],
  [{ tax: { ...european, rates: ratesOf(19) } }, 'tax.rates must have a rate that holds today for'],
  [
    { tax: { ...european, rates: { DE: [{ from: '2999-01-01', percent: 19 }], '*': 'none' } } },
    'tax.rates must have a rate that holds today for DE',
  ],
  [{ tax: { ...european, origin: 'CH' } }, 'tax.rates must have a rate for tax.origin'],
  [{ tax: { ...european, exportText: '' } }, 'tax.exportText must say why exports have no tax'],
  [{ tax: { ...european, mode: 'both' } }, "tax.mode must be 'origin' or 'destination'"],
  [
    { paymentText: 'Pay {sun}' },
    'paymentText must be without braces other than {number} and {sum}',
  ],
  [{ contact: shop.contact, currency: 'EURO' }, 'currency must be an ISO 4217 code such as EUR'],
  [{ contact: { email: 'x@shop.example' } }, 'contact.email must be empty or not of .example'],
  [
    { socialLinks: { Twitter: 'http://x.example' } },
    'socialLinks.Twitter must be empty or a URL that starts with https://',
  ],
  [{ delivery: [] }, 'delivery must be at least one method'],
  [{ delivery: [method, method] }, 'delivery must be one method per id'],
  [
    { delivery: [{ ...method, countries: [] }] },
    'delivery must be for a country each, or collection',
  ],
  [
    { delivery: [{ ...method, countries: ['Germany'] }] },
    "delivery.0.countries.0 must be an ISO code such as DE, or '*'",
  ],
  [{ delivery: [{ ...method, priceCents: 9.9 }] }, 'delivery.0.priceCents must be a whole number'],
  [{ delivery: [{ ...method, freeFromCents: -1 }] }, 'delivery.0.freeFromCents must be 0 or more'],
  [{ delivery: [{ ...method, days: 'soon' }] }, 'delivery.0.days must be a number of days such as'],
  [{ orderButton: '' }, 'orderButton must be one line'],
  [{ promo: { label: 'Deal', heading: '<b>', button: 'Buy' } }, 'promo.heading must be one line'],
  [{ statistics: [{ label: 'Sold', value: '' }] }, 'statistics.0.value must be one line'],
  [{ withdrawalDays: -1 }, 'withdrawalDays must be 0 or more'],
  [{ withdrawalDays: 1.5 }, 'withdrawalDays must be a whole number'],
])('the settings %j are refused [REACH-4, SHIP-1, TAX-1]', (wrong, problem) => {
  expect(() => requireRightShop({ ...shop, contact, ...wrong })).toThrow(problem)
})

test('a text that is left as in the example, wholly or in a line, is refused by its name [REACH-1]', () => {
  using copy = projectCopy('shop/examples')
  requireOwnTexts(copy.folder)
  for (const name of textPages)
    copy.write(`shop/texts/${name}.md`, copy.read(`shop/examples/${name}.md`))
  copy.write('shop/texts/imprint.md', '# Imprint\n\n- Represented by: Erika Example\n')
  expect(() => requireOwnTexts(copy.folder)).toThrow(
    `Write your own ${textPages.map((name) => `${name}.md`).join(', ')} in shop/texts: a line`,
  )
  copy.edit('shop/texts/imprint.md', 'Erika Example', 'Nora Nord')
  for (const name of textPages.filter((name) => name !== 'imprint'))
    copy.write(`shop/texts/${name}.md`, '# Ours\n')
  requireOwnTexts(copy.folder)
})

test('examples that are left are named to every owner, and the duties of the EU to one there, as advice [LAW-1, LAW-2]', () => {
  const demo = {
    ...{ promo: { label: 'Deal', heading: 'Save Up to 60% Off!', button: 'Buy' }, statistics: [] },
    ...{
      orderButton: 'Confirm order',
      paymentText: 'Pay {sum}',
      legalLines: ['A'],
    },
    tax: shop.tax,
  }
  const hasNone = () => false
  expect(adviceFor({ ...demo, tax: { ...shop.tax, origin: 'US' } }, hasNone)).toEqual([
    expect.stringContaining('Save Up to 60% Off!'),
  ])
  const ofUnion = { ...demo, promo: undefined, tax: { ...shop.tax, origin: 'DE' } }
  expect(adviceFor(ofUnion, hasNone)).toEqual([
    expect.stringContaining('orderButton'),
    expect.stringContaining('legalLines'),
    expect.stringContaining('shop/texts/guarantee.md'),
  ])
  const filled = { orderButton: 'Order with obligation to pay', legalLines: ['A', 'Ring 1'] }
  expect(adviceFor({ ...ofUnion, ...filled }, () => true)).toEqual([])
})
