import type { CollectionReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { withoutSecrets } from '../../contract/clean-error-text.ts'
import type { Mail } from '../../contract/mail.ts'
import { readStored } from '../firestore/stored-document.ts'
import { dailyLimits } from './daily-limit.ts'
import { sendOptions } from './mail-message.ts'
import {
  type Delivery,
  finishMail,
  leaseMail,
  maxAgeMs,
  maxAttempts,
  progressOf,
  readDueMails,
  retryDelayMs,
} from './mail-queue.ts'
import { connectTo, failureOf, maxConnections, type SmtpSettings } from './smtp-client.ts'
import { mailOf } from './stored-mail.ts'

/** More than a run sends, so that it knows all recipients unless very many mails wait. */
const maxMailsPerRun = 1000

/** No attempt starts later than this, because the next run follows a minute after this one. */
const runMs = 50_000

const defaults = { sendMs: 60_000, isVerified: async (_email: string) => false }

export async function sendDueMails(
  mails: CollectionReference,
  server: SmtpSettings,
  siteUrl?: string,
  options: Partial<typeof defaults> = {},
) {
  const { sendMs, isVerified } = { ...defaults, ...options }
  const whyTooMany = dailyLimits(mails.firestore.collection('mailCounts'), isVerified)
  const end = performance.now() + runMs
  const due = await readDueMails(mails, maxMailsPerRun)
  const oldest = Math.min(Date.now(), ...due.map((mail) => progressOf(mail).startedAt))
  const oldestSeconds = Math.round((Date.now() - oldest) / 1000)
  const counts = { due: due.length, sent: 0, retried: 0, failed: 0, oldestSeconds }
  if (due.length === 0) return counts

  const smtp = await connectTo(server)
  const waiting = due.values()
  let failedConnections = 0
  const deliverNext = async () => {
    for (const mail of waiting) {
      if (performance.now() >= end || failedConnections >= maxConnections) return
      await deliver(mail)
    }
  }
  try {
    await Promise.all(Array.from({ length: maxConnections }, deliverNext))
  } finally {
    smtp.close()
  }
  return counts

  async function deliver(stored: QueryDocumentSnapshot): Promise<void> {
    const mail = readStored(stored, mailOf)
    const refusal = mail
      ? await whyRefused(stored, mail, whyTooMany)
      : 'The document is not a mail of the shop'
    if (!mail || refusal) {
      counts.failed += 1
      warn('a mail was not sent', { mailId: stored.id, error: refusal })
      await finishMail(stored, stored.updateTime, { state: 'ERROR', error: refusal })
      return
    }
    const takenAt = await leaseMail(stored)
    if (!takenAt) return
    const signal = AbortSignal.timeout(sendMs)
    const delivery = await smtp.sendMail({ ...sendOptions(mail, siteUrl), signal }).then(
      ({ messageId, response }): Delivery => {
        failedConnections = 0
        return { state: 'SUCCESS', info: { messageId, response: withoutSecrets(response) } }
      },
      (error: unknown) => {
        const failure = failureOf(error)
        if (failure.isConnection) failedConnections += 1
        return failedDelivery(stored, failure)
      },
    )
    counts[countOf[delivery.state]] += 1
    await finishMail(stored, takenAt, delivery)
  }
}

const countOf = { SUCCESS: 'sent', RETRY: 'retried', ERROR: 'failed' } as const

async function whyRefused(
  stored: QueryDocumentSnapshot,
  mail: Mail,
  whyTooMany: ReturnType<typeof dailyLimits>,
): Promise<string | undefined> {
  const { attempts, startedAt } = progressOf(stored)
  if (Date.now() - startedAt > maxAgeMs) return 'It was not sent within a day'
  // Its senders ended without storing an outcome.
  if (attempts >= maxAttempts) return `${attempts} attempts had no outcome`
  // A mail with `delivery` was counted before, or an admin sends it again.
  return mail.delivery ? undefined : whyTooMany(mail, stored.get('uid') !== undefined)
}

function failedDelivery(
  mail: QueryDocumentSnapshot,
  { message: error, isPermanent }: ReturnType<typeof failureOf>,
): Delivery {
  const attempts = progressOf(mail).attempts + 1
  warn('a mail was not sent', { mailId: mail.id, attempts, error })
  if (isPermanent || attempts >= maxAttempts) return { state: 'ERROR', error }
  return { state: 'RETRY', error, sendAt: Date.now() + retryDelayMs(attempts) }
}
