import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import * as z from 'zod/mini'
import { Email } from './contract/accounts/email.ts'
import { requestTimeoutMs } from './contract/request-timeout.ts'

const text = z.string('set as in functions/.env.example')
const flag = z.enum(['true', 'false'], 'true or false')
const count = text.check(z.regex(/^[1-9]\d*$/, 'a whole number of at least 1'))
const wholeNumber = text.check(z.regex(/^\d+$/, 'a whole number'))
const urlText = 'empty or a URL that starts with https://'
const httpUrl = z.url({ protocol: /^https?$/, error: urlText })
const isOrigin = (value: string) =>
  httpUrl.safeParse(value).success && new URL(value).origin === value
const listItems = (list: string) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const origins = text.check(
  z.refine(
    (list) => listItems(list).every(isOrigin),
    'empty or origins such as https://partner.example, separated by commas',
  ),
)
/** One email address, alone or in angle brackets after a name. */
const sender = /^(|[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/

export const urlRule = z.union([z.literal(''), httpUrl], urlText)

/** What each setting must be, for the deploy check and for an instance that reads it. */
export const parameterRules = {
  WRITES_PER_MINUTE: count,
  IMAGES_PER_DAY: count,
  MAX_REQUEST_SECONDS: count,
  ALLOWED_ORIGINS: origins,
  IMAGE_ORIGINS: origins,
  SITE_URL: urlRule,
  MAIL_FROM: text.check(z.regex(sender, 'empty or one email address')),
  SHOP_EMAIL: z.union([z.literal(''), Email], 'empty or one email address'),
  ENFORCE_APP_CHECK: flag,
  MAINTENANCE: flag,
  RECIPIENT_REQUIRED: flag,
  WAITING_DAYS: count,
  CANCEL_AFTER_DAYS: wholeNumber,
  MIN_INSTANCES: wholeNumber,
  MAX_INSTANCES: count,
}
type Name = keyof typeof parameterRules

/** firebase-functions warns about `value()` while functions load, although each instance loads them again. */
// biome-ignore lint/style/noProcessEnv: deployed parameters are environment variables.
const readVariable = (name: string): string => process.env[name] ?? ''

function readParameter(name: Name, byDefault = ''): string {
  const value = readVariable(name) || byDefault
  const { error } = parameterRules[name].safeParse(value)
  if (error) throw new Error(`${name} must be ${error.issues[0]?.message}, and is "${value}"`)
  return value
}

/** Its getter throws, while `defineInt` reads a bad value as 0. */
function defineCount(name: Name, byDefault: number): () => number {
  defineInt(name, { default: byDefault })
  return () => Number(readParameter(name, String(byDefault)))
}

function defineText(name: Name): () => string {
  defineString(name, { default: '' })
  return () => readParameter(name)
}

function defineList(name: Name): () => string[] {
  const list = defineText(name)
  return () => listItems(list())
}

// functions/.env.example says what each is for.
export const writesPerMinute = defineCount('WRITES_PER_MINUTE', 120)
export const imagesPerDay = defineCount('IMAGES_PER_DAY', 100)
export const waitingDays = defineCount('WAITING_DAYS', 7)
export const cancelAfterDays = defineCount('CANCEL_AFTER_DAYS', 0)
const maxRequestSeconds = defineCount('MAX_REQUEST_SECONDS', requestTimeoutMs / 1000)
export const requestMs = () => Math.min(maxRequestSeconds() * 1000, requestTimeoutMs)
export const allowedOrigins = defineList('ALLOWED_ORIGINS')
export const imageOrigins = defineList('IMAGE_ORIGINS')
const configuredUrl = defineText('SITE_URL')
const mailFrom = defineText('MAIL_FROM')
export const shopEmail = defineText('SHOP_EMAIL')
const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', { default: false })
export const isAppCheckEnforced = () => enforceAppCheck.value()
const maintenance = defineBoolean('MAINTENANCE', { default: false })
export const isInMaintenance = () => maintenance.value()
const recipientRequired = defineBoolean('RECIPIENT_REQUIRED', { default: false })
export const isRecipientRequired = () => recipientRequired.value()
export const minInstances = defineInt('MIN_INSTANCES', { default: 0 })
export const maxInstances = defineInt('MAX_INSTANCES', { default: 10 })

/** A secret, so it is set by `firebase functions:secrets:set` and never stands in a file. */
export const smtpUrl = defineSecret('SMTP_URL', {
  description: 'The mail server, such as smtps://USER:PASSWORD@HOST:465; "off" sends no mail.',
})

export function siteUrl(): string | undefined {
  const { projectId } = JSON.parse(readVariable('FIREBASE_CONFIG') || '{}')
  return configuredUrl() || (projectId && `https://${projectId}.web.app`) || undefined
}

export function smtpSettings(): { url: string; from: string } | undefined {
  // A secret that is set from a file ends with a line break.
  const url = smtpUrl.value().trim()
  if (!url || url === 'off') return undefined
  // Without the value, which contains a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://, or be "off"')
  }
  const from = mailFrom()
  if (!from) throw new Error('MAIL_FROM must be one email address, and is empty')
  return { url, from }
}
