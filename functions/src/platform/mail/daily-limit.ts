import { hash } from 'node:crypto'
import { type CollectionReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { Mail } from '../../contract/mail.ts'

/** Per email and UTC day: anybody can sign up with a stranger's email, so an unverified one gets few. */
export const mailsPerDay = { unverified: 20, verified: 200 }

/** Per UTC day to all emails together, of receipts without a purchase: anybody can send them to anybody. */
export const receiptsPerDay = 200

/** Resolves to why a mail must not be sent today. `hasAccount`: it is about an account's purchase. */
export function dailyLimits(
  counters: CollectionReference,
  isVerified: (email: string) => Promise<boolean>,
) {
  const isAllowed = dailyLimit(counters, '', async (email) => {
    const log = (error: unknown) => warn('an email is not looked up', { error: `${error}` })
    return (await isVerified(email).catch(log)) ? mailsPerDay.verified : mailsPerDay.unverified
  })
  // They must not use up the limit of other mails.
  const isReceiptAllowed = dailyLimit(counters, 'receipts-', async () => mailsPerDay.unverified)
  const isOneMoreAllowed = dailyLimit(counters, 'all-receipts-', async () => receiptsPerDay)

  return async ({ to, kind }: Mail, hasAccount: boolean): Promise<string | undefined> => {
    const isReceipt = kind === 'withdrawal-received'
    if (!(await (isReceipt ? isReceiptAllowed(to) : isAllowed(to))))
      return 'Its address has got too many mails today'
    if (isReceipt && !hasAccount && !(await isOneMoreAllowed('')))
      return 'Too many receipts without a purchase were sent today'
    return undefined
  }
}

/** Counters have a hash instead of the email and last two days; deleting the account does not reset them. */
function dailyLimit(
  counters: CollectionReference,
  kind: string,
  limitOf: (email: string) => Promise<number>,
): (email: string) => Promise<boolean> {
  const recipients = new Map<string, ReturnType<typeof read>>()

  return async (email) => {
    const reading = recipients.get(email) ?? read(email)
    recipients.set(email, reading)
    const recipient = await reading
    if (recipient.left <= 0) return false
    recipient.left -= 1
    const expireAt = Timestamp.fromMillis(Date.now() + 48 * 3600_000)
    await recipient.counter.set({ count: FieldValue.increment(1), expireAt }, { merge: true })
    return true
  }

  async function read(email: string) {
    const day = new Date().toISOString().slice(0, 10)
    const counter = counters.doc(`${kind}${day}-${hash('sha256', email)}`)
    const [stored, limit] = await Promise.all([counter.get(), limitOf(email)])
    return { counter, left: limit - (Number(stored.get('count')) || 0) }
  }
}
