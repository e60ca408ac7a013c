import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params'
import { requestTimeoutMs } from './contract/request-timeout.ts'

/** firebase-functions warns about `value()` while functions load, although each instance loads them again. */
// biome-ignore lint/style/noProcessEnv: deployed parameters are environment variables.
const parameterValue = (name: string): string => process.env[name] ?? ''

/** A parameter of at least 1. Its getter throws, while `defineInt` reads a bad value as 0. */
function defineAtLeastOne(name: string, byDefault: number, description: string): () => number {
  defineInt(name, { default: byDefault, description })
  return () => {
    const text = parameterValue(name)
    const value = text ? Number(text) : byDefault
    if (Number.isInteger(value) && value >= 1) return value
    throw new Error(`${name} must be a whole number of at least 1, and is "${text}"`)
  }
}

function defineText(name: string, description: string): () => string {
  defineString(name, { default: '', description })
  return () => parameterValue(name)
}

function defineList(name: string, description: string): () => string[] {
  const text = defineText(name, description)
  return () =>
    text()
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
}

export const writesPerMinute = defineAtLeastOne(
  'WRITES_PER_MINUTE',
  120,
  'Writes per minute and account; further writes get 429.',
)

export const imagesPerDay = defineAtLeastOne(
  'IMAGES_PER_DAY',
  100,
  'New images, of at most 512 KiB, that an account may upload per day (UTC).',
)

const maxRequestSeconds = defineAtLeastOne(
  'MAX_REQUEST_SECONDS',
  requestTimeoutMs / 1000,
  'The request timeout in seconds, at most 25.',
)
export const requestMs = () => Math.min(maxRequestSeconds() * 1000, requestTimeoutMs)

export const allowedOrigins = defineList(
  'ALLOWED_ORIGINS',
  'Origins of other sites that may call the API, separated by commas; none by default.',
)

export const imageOrigins = defineList(
  'IMAGE_ORIGINS',
  'Origins of image hosts whose photos reviews show, separated by commas.',
)

const configuredUrl = defineText(
  'SITE_URL',
  'The URL of the shop for links in mails; https://PROJECT.web.app by default.',
)

const mailFrom = defineText(
  'MAIL_FROM',
  'The sender of mails, such as Tech House <orders@shop.example>.',
)

/** A secret, so it is set by `firebase functions:secrets:set` and never stands in a file. */
export const smtpUrl = defineSecret('SMTP_URL', {
  description: 'The mail server, such as smtps://USER:PASSWORD@HOST:465; "off" sends no mail.',
})

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Whether writes and signed-in calls need a token of Firebase App Check.',
})
export const isAppCheckEnforced = () => enforceAppCheck.value()

const maintenance = defineBoolean('MAINTENANCE', {
  default: false,
  description:
    'Whether the shop is closed: every call gets 503, and scheduled functions do nothing.',
})
export const isInMaintenance = () => maintenance.value()

export const minInstances = defineInt('MIN_INSTANCES', {
  default: 0,
  description:
    'Idle instances that stay ready and are billed; with 0 a first request waits for a cold start.',
})

export const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'The maximum of instances, each for 80 concurrent requests.',
})

export function siteUrl(): string | undefined {
  const { projectId } = JSON.parse(parameterValue('FIREBASE_CONFIG') || '{}')
  const url = configuredUrl() || (projectId && `https://${projectId}.web.app`)
  if (!url) return undefined
  // "shop.example:443" can be parsed too: with the host as the scheme.
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw new Error(`SITE_URL is not a URL: "${url}"`)
}

/** One email address, alone or in angle brackets after a name. */
export const senderPattern = /^([^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/

export function smtpSettings(): { url: string; from: string } | undefined {
  // A secret that is set from a file ends with a line break.
  const [url, from] = [smtpUrl.value().trim(), mailFrom()]
  if (!url || url === 'off') return undefined
  // Without the value, which contains a password.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://, or be "off"')
  }
  if (senderPattern.test(from)) return { url, from }
  throw new Error(`MAIL_FROM must be one email address, and is "${from}"`)
}
