import type { NodemailerError } from 'nodemailer'
import { withoutSecrets } from '../../contract/clean-error-text.ts'

export interface SmtpSettings {
  /** `smtps://USER:PASSWORD@HOST:465`; its query may contain options of nodemailer. */
  url: string
  from: { name: string; address: string }
}

export const maxConnections = 5

/** Times in ms. */
const defaults = {
  pool: 'true',
  maxConnections: `${maxConnections}`,
  dnsTimeout: '10000',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
}

export const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)

/** The URL with the shop's time limits, and with TLS for every host but this one. */
export function withLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const tls = isLoopback(url.hostname) ? {} : { requireTLS: 'true' }
  for (const [name, value] of Object.entries({ ...defaults, ...tls })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}

export async function connectTo({ url, from }: SmtpSettings) {
  // The function `api` starts faster without the library.
  const { createTransport } = await import('nodemailer')
  return createTransport(withLimits(url), { from, disableFileAccess: true, disableUrlAccess: true })
}

/** The commands that are about one mail; others are about the connection. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']

/** "The service closes the connection", a response to any command (RFC 5321). */
const serviceCloses = 421

/** Whether another attempt is useless, and whether the connection is the cause instead of this mail. */
export function failureOf(reason: unknown) {
  const error: NodemailerError = reason instanceof Error ? reason : new Error(String(reason))
  const { command = '', responseCode = 0, code = '' } = error
  const isAboutMail = mailCommands.includes(command) && responseCode !== serviceCloses
  // Without a response, nodemailer itself refuses the emails or the size.
  const isInvalid = ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode === 0
  return {
    message: withoutSecrets(error.message).slice(0, 500),
    isPermanent: isInvalid || (isAboutMail && responseCode >= 500),
    isConnection: !isInvalid && !isAboutMail,
  }
}
