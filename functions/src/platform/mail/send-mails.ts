import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { withoutSecrets } from '../../contract/clean-error-text.ts'
import type { Mail } from '../../contract/mail.ts'
import { readStored } from '../firestore/stored-document.ts'
import { dailyLimit } from './daily-limit.ts'
import { messageOf } from './mail-message.ts'
import {
  type Delivery,
  MailQueue,
  maxAgeMs,
  maxAttempts,
  progressOf,
  retryDelayMs,
} from './mail-queue.ts'
import { connectTo, failureOf, maxConnections, type SmtpSettings } from './smtp-client.ts'
import { mailOf } from './stored-mail.ts'

/** More than a run sends, so that it knows all recipients unless very many mails wait. */
const maxMailsPerRun = 1000

/** Times in ms. */
const defaults = {
  now: Date.now,
  /** No attempt starts later than this, because the next run follows a minute after this one. */
  runMs: 50_000,
  sendMs: 60_000,
  /** Longer than the function's timeout, so that the attempt of a lease that expires has ended. */
  leaseMs: 180_000,
  isVerified: async (_email: string) => false,
}

type Settings = typeof defaults

export interface Sent {
  due: number
  sent: number
  retried: number
  failed: number
  oldestSeconds: number
}

export async function sendDueMails(
  mails: CollectionReference,
  server: SmtpSettings,
  siteUrl?: string,
  options: Partial<Settings> = {},
): Promise<Sent> {
  const settings = { ...defaults, ...options }
  const { now, runMs, isVerified } = settings
  const queue = new MailQueue(mails, now)
  const isAllowed = dailyLimit(mails.firestore.collection('mailCounts'), isVerified, now)
  const end = performance.now() + runMs
  const due = await queue.due(maxMailsPerRun)
  const oldest = Math.min(now(), ...due.map((mail) => progressOf(mail).startedAt))
  const oldestSeconds = Math.round((now() - oldest) / 1000)
  const counts: Sent = { due: due.length, sent: 0, retried: 0, failed: 0, oldestSeconds }
  if (due.length === 0) return counts

  const smtp = await connectTo(server)
  const waiting = due.values()
  let failedConnections = 0
  const deliverNext = async () => {
    for (const mail of waiting) {
      if (performance.now() >= end || failedConnections >= maxConnections) return
      const attempt = await deliver(mail, { queue, smtp, isAllowed, siteUrl, settings })
      if (!attempt) continue
      counts[countOf[attempt.delivery.state]] += 1
      if (attempt.delivery.state === 'SUCCESS') failedConnections = 0
      if (attempt.isConnection) failedConnections += 1
    }
  }
  try {
    await Promise.all(Array.from({ length: maxConnections }, deliverNext))
  } finally {
    smtp.close()
  }
  return counts
}

const countOf = { SUCCESS: 'sent', RETRY: 'retried', ERROR: 'failed' } as const

interface Sender {
  queue: MailQueue
  smtp: Awaited<ReturnType<typeof connectTo>>
  isAllowed: (email: string) => Promise<boolean>
  siteUrl: string | undefined
  settings: Settings
}

interface DeliveryAttempt {
  delivery: Delivery
  /** Whether it failed because of the connection and not of the mail. */
  isConnection?: boolean
}

/** Stores the outcome as well; `undefined` if another sender has the mail. */
async function deliver(
  stored: QueryDocumentSnapshot,
  { queue, smtp, isAllowed, siteUrl, settings: { now, leaseMs, sendMs } }: Sender,
): Promise<DeliveryAttempt | undefined> {
  const mail = readStored(stored, mailOf)
  const refusal = mail
    ? await whyRefused(stored, mail, isAllowed, now())
    : 'The document is not a mail of the shop'
  if (!mail || refusal) {
    warn('a mail was not sent', { mailId: stored.id, error: refusal })
    const delivery: Delivery = { state: 'ERROR', error: refusal }
    await queue.finish(stored, stored.updateTime, delivery)
    return { delivery }
  }
  const takenAt = await queue.lease(stored, leaseMs)
  if (!takenAt) return undefined
  const message = { ...messageOf(mail, siteUrl), signal: AbortSignal.timeout(sendMs) }
  const attempt = await smtp.sendMail(message).then(
    ({ messageId, response }): DeliveryAttempt => {
      const info = { messageId, response: withoutSecrets(response) }
      return { delivery: { state: 'SUCCESS', info } }
    },
    (error: unknown) => failed(stored, error, now()),
  )
  await queue.finish(stored, takenAt, attempt.delivery)
  return attempt
}

async function whyRefused(
  stored: QueryDocumentSnapshot,
  { to, delivery }: Mail,
  isAllowed: Sender['isAllowed'],
  now: number,
): Promise<string | undefined> {
  const { attempts, startedAt } = progressOf(stored)
  if (now - startedAt > maxAgeMs) return 'It was not sent within a day'
  // Its senders ended without storing an outcome.
  if (attempts >= maxAttempts) return `${attempts} attempts had no outcome`
  // A mail with `delivery` was counted before, or an admin sends it again.
  if (delivery || (await isAllowed(to))) return undefined
  return 'Its address has got too many mails today'
}

function failed(stored: QueryDocumentSnapshot, reason: unknown, now: number): DeliveryAttempt {
  const attempts = progressOf(stored).attempts + 1
  const { message: error, isPermanent, isConnection } = failureOf(reason)
  warn('a mail was not sent', { mailId: stored.id, attempts, error })
  if (isPermanent || attempts >= maxAttempts)
    return { delivery: { state: 'ERROR', error }, isConnection }
  const sendAt = now + retryDelayMs(attempts)
  return { delivery: { state: 'RETRY', error, sendAt }, isConnection }
}
