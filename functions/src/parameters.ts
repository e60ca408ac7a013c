import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import * as z from 'zod/mini'
import { emailPattern } from './contract/accounts/email-pattern.ts'
import { requestTimeoutMs } from './contract/request-timeout.ts'
import { isLoopback, type SmtpSettings } from './platform/mail/smtp-client.ts'

const text = z.string('set as in functions/.env.example')
const flag = z.enum(['true', 'false'], 'true or false')

function wholeNumber(min: number, max: number) {
  const isInRange = (value: string) =>
    /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) >= min && Number(value) <= max
  return text.check(z.refine(isInRange, `a whole number from ${min} to ${max}`))
}

/** Ten years; a thousand would lead to times that Firestore cannot store. */
const maxDays = 3650
const maxInstancesOfCloudRun = 1000

/** Whether it is an origin such as `https://shop.example`: without a path, and http only on this machine. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  if (url?.origin !== value || !/^[\w.-]+$|^\[/.test(url.hostname)) return false
  return url.protocol === 'https:' || isLoopback(url.hostname)
}

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

/** Of `Shop <orders@shop.example>`, or of the email alone; `undefined` if it is neither. */
function readSender(value: string): { name: string; address: string } | undefined {
  const [, name = '', address = value] = /^([^<>"\r\n]*)<([^<>]*)>$/.exec(value) ?? []
  return emailPattern.test(address) ? { name: name.trim(), address } : undefined
}

const orEmpty = (isRight: (value: string) => unknown, expected: string) =>
  text.check(z.refine((value) => value === '' || isRight(value), `empty or ${expected}`))

/** What each setting must be, for the deploy check and for an instance that reads it. */
export const parameterRules = {
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000),
  IMAGES_PER_DAY: wholeNumber(1, 10_000),
  MAX_REQUEST_SECONDS: wholeNumber(1, requestTimeoutMs / 1000),
  ALLOWED_ORIGINS: origins,
  IMAGE_ORIGINS: origins,
  SITE_URL: orEmpty(isOrigin, 'an origin such as https://shop.example'),
  MAIL_FROM: orEmpty(readSender, 'one email address, alone or as in Shop <orders@shop.example>'),
  SHOP_EMAIL: orEmpty((value) => emailPattern.test(value), 'one email address'),
  ENFORCE_APP_CHECK: flag,
  MAINTENANCE: flag,
  RECIPIENT_REQUIRED: flag,
  WAITING_DAYS: wholeNumber(0, maxDays),
  CANCEL_AFTER_DAYS: wholeNumber(0, maxDays),
  MIN_INSTANCES: wholeNumber(0, maxInstancesOfCloudRun),
  MAX_INSTANCES: wholeNumber(1, maxInstancesOfCloudRun),
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
export const requestMs = () => maxRequestSeconds() * 1000
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

export function smtpSettings(): SmtpSettings | undefined {
  // A secret that is set from a file ends with a line break.
  const url = smtpUrl.value().trim()
  if (!url || url === 'off') return undefined
  // Without the value, which contains a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://, or be "off"')
  }
  const from = readSender(mailFrom())
  if (!from) throw new Error('MAIL_FROM must be one email address, and is empty')
  return { url, from }
}
