import * as z from 'zod/mini'
import { UserError } from '../process/user-error.ts'

/** It stands in HTML and JSON. */
const text = z.string().check(z.regex(/^[^<>"\\\n]+$/, 'one line without < > " and \\'))
const email = /^(|[^\s@]+@[^\s@]+\.(?!example$)[^\s@.]+)$/
const link = z.regex(/^(|https:\/\/\S+)$/, 'empty or a URL that starts with https://')
const percentage = 'a percentage from 0 to 99'

const shopRules = z.object({
  name: text,
  legalName: text,
  welcome: text,
  invitation: text,
  slogan: text,
  description: text,
  foundingYear: z.int('a year'),
  legalLines: z.array(text).check(z.minLength(1, 'at least the name')),
  taxPercent: z.number(percentage).check(z.minimum(0, percentage), z.maximum(99, percentage)),
  contact: z.object({ email: z.string().check(z.regex(email, 'empty or not of .example')) }),
  socialLinks: z.record(z.string(), z.string().check(link)),
  currency: z.enum(Intl.supportedValuesOf('currency'), 'an ISO 4217 code such as EUR'),
  withdrawalDays: z.int('a whole number').check(z.nonnegative('0 or more')),
})

/** Throws a `UserError` that names what is wrong in shop/shop.config.ts. */
export function requireRightShop(shop: object): void {
  const { error } = shopRules.safeParse(shop)
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`)
  if (problems) throw new UserError(problems.join('\n  '))
}
