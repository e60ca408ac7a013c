import * as z from 'zod/mini'
import { UserError } from '../process/user-error.ts'

/** It stands in HTML and JSON. */
const text = z.string().check(z.regex(/^[^<>"\\\n]+$/, 'one line without < > " and \\'))

const shopRules = z.object({
  name: text,
  legalName: text,
  welcome: text,
  invitation: text,
  slogan: text,
  description: text,
  foundingYear: z.int('a year'),
  legalLines: z.array(text).check(z.minLength(1, 'at least the name')),
  taxPercent: z.custom<number>(
    (percent) => Number(percent) >= 0 && Number(percent) <= 99,
    'a percentage from 0 to 99',
  ),
  contact: z.object({
    email: z
      .string()
      .check(
        z.regex(
          /^(|[^\s@]+@[^\s@]+\.(?!example$)[^\s@.]+)$/,
          'empty or one that is not of .example',
        ),
      ),
  }),
  socialLinks: z.record(
    z.string(),
    z.string().check(z.regex(/^(|https:\/\/\S+)$/, 'empty or a URL that starts with https://')),
  ),
  currency: z.enum(Intl.supportedValuesOf('currency'), 'an ISO 4217 code such as EUR'),
  withdrawalDays: z.int('a whole number').check(z.nonnegative('0 or more')),
})

/** Throws a `UserError` that names what is wrong in shop/shop.config.ts. */
export function requireRightShop(shop: object): void {
  const { error } = shopRules.safeParse(shop)
  const problems = error?.issues.map(({ path, message }) => `${path.join('.')} must be ${message}`)
  if (problems) throw new UserError(problems.join('\n  '))
}
