import * as shop from '@tech-house/shop'
import { expect, test } from 'vitest'
import { textPages } from '../../functions/src/contract/page-paths.ts'
import { projectCopy } from '../../test/support/project-copy.ts'
import { requireOwnTexts, requireRightShop } from './shop-rules.ts'

const contact = { ...shop.contact, email: 'hello@northwind.com' }

test('settings of a shop are accepted, also without what a shop need not have [REACH-4]', () => {
  requireRightShop({ ...shop, contact })
  const socialLinks = { Twitter: '', Mastodon: 'https://social.example/@parts' }
  requireRightShop({
    ...{ ...shop, name: 'Müller & Söhne', currency: 'JPY', taxPercent: 8.1, withdrawalDays: 0 },
    ...{ contact: { ...contact, email: '' }, socialLinks },
  })
})

const method = { id: 'post', name: 'Post', countries: ['DE'], priceCents: 490, days: '2' }

test.each([
  [{ name: '' }, 'name must be one line without < > " and \\'],
  [{ description: 'The "best" parts' }, 'description must be one line'],
  [{ legalLines: [] }, 'legalLines must be at least the name'],
  [{ taxPercent: 119 }, 'taxPercent must be a percentage from 0 to 99'],
  [{ taxPercent: Number.NaN }, 'taxPercent must be a percentage from 0 to 99'],
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
  [{ withdrawalDays: -1 }, 'withdrawalDays must be 0 or more'],
  [{ withdrawalDays: 1.5 }, 'withdrawalDays must be a whole number'],
])('the settings %j are refused [REACH-4]', (wrong, problem) => {
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
