import {
  defineBoolean,
  defineInt,
  defineSecret,
  defineString,
  projectID,
} from 'firebase-functions/params'
import { requestTimeoutMs } from './contract/request-timeout.ts'

const defaultWritesPerMinute = 120
const defaultImagesPerDay = 100
const maxRequestSeconds = requestTimeoutMs / 1000
const atLeastOne = {
  input: {
    text: {
      validationRegex: '^[1-9][0-9]*$',
      validationErrorMessage: 'Enter a whole number of at least 1.',
    },
  },
}

defineInt('WRITES_PER_MINUTE', {
  ...atLeastOne,
  default: defaultWritesPerMinute,
  description: 'Writes per minute and account; further writes get 429.',
})

defineInt('IMAGES_PER_DAY', {
  ...atLeastOne,
  default: defaultImagesPerDay,
  description: 'New images, of at most 512 KiB, that an account may upload per day (UTC).',
})

const origins = defineString('ALLOWED_ORIGINS', {
  default: '',
  description:
    'Origins of other sites that may call the API, separated by commas; none by default.',
})

const otherImages = defineString('IMAGE_ORIGINS', {
  default: '',
  description: 'Origins of image hosts whose photos reviews show, separated by commas.',
})

const siteAddress = defineString('SITE_URL', {
  default: '',
  description: 'The address of the shop for links in mails; https://PROJECT.web.app by default.',
})

const mailFrom = defineString('MAIL_FROM', {
  default: '',
  description: 'The sender of mails, such as Tech House <orders@shop.example>.',
})

/** A secret, so it is set by `firebase functions:secrets:set` and never stands in a file. */
export const smtpUrl = defineSecret('SMTP_URL', {
  description: 'The mail server, such as smtps://USER:PASSWORD@HOST:465; "off" sends no mail.',
})

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Whether writes and signed-in calls need a token of Firebase App Check.',
})

const maintenance = defineBoolean('MAINTENANCE', {
  default: false,
  description:
    'Whether the shop is closed: every call gets 503, and scheduled functions do nothing.',
})

defineInt('MAX_REQUEST_SECONDS', {
  ...atLeastOne,
  default: maxRequestSeconds,
  description: 'The request timeout in seconds, at most 25.',
})

/** Idle instances that stay ready, and are billed. */
export const minInstances = defineInt('MIN_INSTANCES', {
  default: 0,
  description:
    'Idle instances that stay ready and are billed; with 0 a first request waits for a cold start.',
})

/** The maximum number of instances, which limits the bill. */
export const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'The maximum of instances, each for 80 concurrent requests.',
})

export const writesPerMinute = () => wholeNumber('WRITES_PER_MINUTE', defaultWritesPerMinute)
export const imagesPerDay = () => wholeNumber('IMAGES_PER_DAY', defaultImagesPerDay)
export const requestMs = () =>
  Math.min(wholeNumber('MAX_REQUEST_SECONDS', maxRequestSeconds), maxRequestSeconds) * 1000
export const isAppCheckEnforced = () => enforceAppCheck.value()
export const isInMaintenance = () => maintenance.value()
export const allowedOrigins = () => listOf(origins.value())
export const imageOrigins = () => listOf(otherImages.value())

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The address of the shop: the configured one, or the project's on Firebase Hosting. */
export function siteUrl(): string | undefined {
  const url = siteAddress.value() || (projectID.value() && `https://${projectID.value()}.web.app`)
  // "shop.example:443" can be parsed too: with the host as the scheme.
  if (url && !/^https?:\/\//.test(url)) throw new Error(`SITE_URL is not an address: "${url}"`)
  if (url && !URL.canParse(url)) throw new Error(`SITE_URL is not an address: "${url}"`)
  return url || undefined
}

/** The mail server and the sender; `undefined` when the shop sends no mail. */
export function smtpSettings(): { url: string; from: string } | undefined {
  // A secret that is set from a file ends with a line break.
  const [url, from] = [smtpUrl.value().trim(), mailFrom.value()]
  if (!url || url === 'off') return undefined
  // Without the value, which contains a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://, or be "off"')
  }
  if (/^([^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(from)) return { url, from }
  throw new Error(`MAIL_FROM must be one address, and is "${from}"`)
}

/**
 * A parameter of at least 1, or its default when unset. Throws otherwise, when the function starts:
 * `defineInt` itself reads an unset or invalid number as 0.
 */
function wholeNumber(name: string, byDefault: number): number {
  // biome-ignore lint/style/noProcessEnv: deployed parameters are environment variables.
  const text = process.env[name]
  if (!text) return byDefault
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  throw new Error(`${name} must be a whole number of at least 1, and is "${text}"`)
}
