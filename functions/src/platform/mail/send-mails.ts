import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { withoutSecrets } from '../../contract/clean-error-text.ts'
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
const mailsPerRead = 1000

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

export interface Sent {
  due: number
  sent: number
  retried: number
  failed: number
  oldestSeconds: number
}

export async function sendMails(
  mails: CollectionReference,
  server: SmtpSettings,
  siteUrl?: string,
  options: Partial<typeof defaults> = {},
): Promise<Sent> {
  const { now, runMs, sendMs, leaseMs, isVerified } = { ...defaults, ...options }
  const queue = new MailQueue(mails, now)
  const isAllowed = dailyLimit(mails.firestore.collection('mailCounts'), isVerified, now)
  const end = performance.now() + runMs
  const counts: Sent = { due: 0, sent: 0, retried: 0, failed: 0, oldestSeconds: 0 }
  let failedConnections = 0
  const isOver = () => performance.now() >= end || failedConnections >= maxConnections

  let due = await queue.due(mailsPerRead)
  if (due.length === 0) return counts
  const smtp = await connectTo(server)
  try {
    while (due.length > 0 && !isOver()) {
      counts.due += due.length
      const ages = due.map((mail) => now() - progressOf(mail).startedAt)
      counts.oldestSeconds = Math.max(counts.oldestSeconds, Math.round(Math.max(...ages) / 1000))
      await deliverAll(due)
      due = due.length < mailsPerRead ? [] : await queue.due(mailsPerRead)
    }
  } finally {
    smtp.close()
  }
  return counts

  async function deliverAll(due: QueryDocumentSnapshot[]): Promise<void> {
    const waiting = due.values()
    const deliverNext = async () => {
      for (const mail of waiting) {
        if (isOver()) return
        await deliver(mail)
      }
    }
    await Promise.all(Array.from({ length: maxConnections }, deliverNext))
  }

  async function deliver(stored: QueryDocumentSnapshot): Promise<void> {
    const mail = readStored(stored, mailOf)
    const reason = mail ? outOfTime(stored) : 'The document is not a mail of the shop'
    if (!mail || reason) return refuse(stored, reason)
    // A mail with `delivery` was counted before, or an admin sends it again.
    if (!stored.get('delivery') && !(await isAllowed(mail.to))) {
      return refuse(stored, 'Its address has got too many mails today')
    }
    const takenAt = await queue.lease(stored, leaseMs)
    if (!takenAt) return
    const message = { ...messageOf(mail, siteUrl), signal: AbortSignal.timeout(sendMs) }
    const delivery = await smtp.sendMail(message).then(
      ({ messageId, response }): Delivery => {
        failedConnections = 0
        return { state: 'SUCCESS', info: { messageId, response: withoutSecrets(response) } }
      },
      (error: unknown) => failed(stored, error),
    )
    counts[countOf[delivery.state]] += 1
    await queue.finish(stored, takenAt, delivery)
  }

  function outOfTime(mail: QueryDocumentSnapshot): string | undefined {
    const { attempts, startedAt } = progressOf(mail)
    if (now() - startedAt > maxAgeMs) return 'It was not sent within a day'
    // Its senders ended without storing an outcome.
    return attempts >= maxAttempts ? `${attempts} attempts had no outcome` : undefined
  }

  async function refuse(mail: QueryDocumentSnapshot, reason = ''): Promise<void> {
    counts.failed += 1
    warn('a mail was not sent', { mailId: mail.id, error: reason })
    await queue.finish(mail, mail.updateTime, { state: 'ERROR', error: reason })
  }

  function failed(mail: QueryDocumentSnapshot, reason: unknown): Delivery {
    const attempts = progressOf(mail).attempts + 1
    const { message: error, isPermanent, isConnection } = failureOf(reason)
    if (isConnection) failedConnections += 1
    warn('a mail was not sent', { mailId: mail.id, attempts, error })
    if (isPermanent || attempts >= maxAttempts) return { state: 'ERROR', error }
    return { state: 'RETRY', error, sendAt: now() + retryDelayMs(attempts) }
  }
}

const countOf = { SUCCESS: 'sent', RETRY: 'retried', ERROR: 'failed' } as const
