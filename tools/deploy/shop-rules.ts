import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as shop from '@tech-house/shop'
import * as z from 'zod/mini'
import { countryCodes } from '../../functions/src/contract/orders/country-codes.ts'
import { taxAt } from '../../functions/src/contract/orders/tax.ts'
import { textPages } from '../../functions/src/contract/page-paths.ts'
import { UserError } from '../process/user-error.ts'

type Advised = Pick<
  typeof shop,
  'promo' | 'statistics' | 'paymentText' | 'orderButton' | 'tax' | 'legalLines'
>

/** It stands in HTML and JSON. */
const text = z.string().check(z.regex(/^[^<>"\\\n]+$/, 'one line without < > " and \\'))
const email = /^(|[^\s@]+@[^\s@]+\.(?!example$)[^\s@.]+)$/
const link = z.regex(/^(|https:\/\/\S+)$/, 'empty or a URL that starts with https://')
const percentage = 'a percentage from 0 to 99 with at most two decimals'

const cents = z.int('a whole number of hundredths').check(z.nonnegative('0 or more'))
const country = z.string().check(z.regex(/^([A-Z]{2}|\*)$/, "an ISO code such as DE, or '*'"))

const DeliveryMethod = z.object({
  id: z.string().check(z.regex(/^[a-z\d-]{1,100}$/, 'of a-z, 0-9 and -')),
  name: text,
  countries: z.array(country),
  priceCents: cents,
  freeFromCents: z.optional(cents),
  days: z.string().check(z.regex(/^\d+([–-]\d+)?$/, "a number of days such as '1' or '2–4'")),
  collection: z.optional(z.boolean()),
})

const Rate = z.object({
  from: z.string().check(z.refine((from) => Date.parse(from), 'a day such as 2027-01-01')),
  percent: z
    .number(percentage)
    .check(z.refine((percent) => /^\d{1,2}(\.\d{1,2})?$/.test(String(percent)), percentage)),
})

const TaxSettings = z.object({
  origin: z.string().check(z.regex(/^[A-Z]{2}$/, 'an ISO code such as DE')),
  mode: z.enum(['origin', 'destination'], "'origin' or 'destination'"),
  rates: z.record(
    country,
    z.union([z.literal('none'), z.array(Rate).check(z.minLength(1))], "'none' or a list of rates"),
  ),
  exportText: z.string(),
})

const moneyRules = z.object({
  tax: TaxSettings,
  delivery: z.array(DeliveryMethod).check(
    z.minLength(1, 'at least one method'),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'one method per id'),
    z.refine(
      (all) => all.every(({ collection, countries }) => collection || countries.length > 0),
      'for a country each, or collection',
    ),
  ),
})

const shopRules = z.object({
  ...moneyRules.shape,
  name: text,
  legalName: text,
  welcome: text,
  invitation: text,
  slogan: text,
  description: text,
  foundingYear: z.int('a year'),
  promo: z.optional(z.object({ label: text, heading: text, button: text })),
  statistics: z.array(z.object({ label: text, value: text })),
  orderButton: text,
  legalLines: z.array(text).check(z.minLength(1, 'at least the name')),
  paymentText: z
    .string()
    .check(
      z.regex(/^([^{}]|\{number\}|\{sum\})*$/, 'without braces other than {number} and {sum}'),
    ),
  contact: z.object({ email: z.string().check(z.regex(email, 'empty or not of .example')) }),
  socialLinks: z.record(z.string(), z.string().check(link)),
  currency: z.enum(Intl.supportedValuesOf('currency'), 'an ISO 4217 code such as EUR'),
  withdrawalDays: z.int('a whole number').check(z.nonnegative('0 or more')),
})

/** Throws a `UserError` that names what is wrong in shop/shop.config.ts. */
export function requireRightShop(shop: object): void {
  requireRules(shopRules, shop)
}

/** Of these only what the sum of a purchase comes from, which an example shop has to fill in, too. */
export const requireRightMoney = (shop: object): void => requireRules(moneyRules, shop)

/** Where a buyer could order without a rate, and an export without its sentence. */
function taxProblems({ delivery, tax }: z.infer<typeof moneyRules>): string[] {
  const served = delivery.flatMap(({ countries }) => countries)
  const all = served.includes('*') && !tax.rates['*'] ? [...countryCodes] : served
  const missing = [...new Set([tax.origin, ...all])].filter((to) => !taxAt(to, Date.now(), tax))
  const hasExports = Object.values(tax.rates).includes('none')
  const ofOrigin = tax.rates[tax.origin] ?? tax.rates['*']
  return [
    ...(missing.length > 0
      ? [`tax.rates must have a rate that holds today for ${missing.slice(0, 10).join(', ')}`]
      : []),
    ...(ofOrigin === 'none' ? ['tax.rates must have a rate for tax.origin'] : []),
    ...(hasExports && !tax.exportText ? ['tax.exportText must say why exports have no tax'] : []),
  ]
}

function requireRules(rules: z.ZodMiniObject, shop: object): void {
  const { error } = rules.safeParse(shop)
  const wrong = error?.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`)
  const problems = wrong ?? taxProblems(moneyRules.parse(shop))
  if (problems.length > 0) throw new UserError(problems.join('\n  '))
}

/** Throws a `UserError` that names the texts in which a line of shop/examples is left, such as "Example Shop Ltd". */
export function requireOwnTexts(root: string): void {
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')
  const copied = textPages
    .map((name) => `${name}.md`)
    .filter((file) => existsSync(join(root, 'shop/texts', file)))
    .filter((file) => {
      const examples = linesOf(`shop/examples/${file}`).filter((line) => /example/i.test(line))
      return linesOf(`shop/texts/${file}`).some((line) => examples.includes(line))
    })
  if (copied.length === 0) return
  throw new UserError(
    `Write your own ${copied.join(', ')} in shop/texts: a line of shop/examples is left there`,
  )
}

const unionCodes =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The words of the demo that are not true of another shop. */
const examples = ['Save Up to 60% Off!', '3,200+', 'to our bank account']

/** What an owner should look at before the shop opens: docs/before-you-open.md. A deploy does not need it. */
export function adviceFor(shop: Advised, hasText: (name: string) => boolean): string[] {
  const { promo, statistics, paymentText, orderButton, tax, legalLines } = shop
  const said = JSON.stringify([promo, statistics, paymentText])
  const ofUnion = unionCodes.includes(tax.origin)
  return [
    ...examples
      .filter((example) => said.includes(example))
      .map((example) => `“${example}” of shop/shop.config.ts is an example`),
    ...(ofUnion && orderButton === 'Confirm order'
      ? ['orderButton does not say that an order has to be paid']
      : []),
    ...(ofUnion && legalLines.length < 2
      ? ['legalLines do not have the address of the seller']
      : []),
    ...(ofUnion && !hasText('guarantee')
      ? ['shop/texts/guarantee.md, the harmonised notice of the legal guarantee, is missing']
      : []),
  ]
}
