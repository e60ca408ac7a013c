import { hash } from 'node:crypto'
import { type CollectionReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'

/** Per email and UTC day: anybody can sign up with a stranger's email, so an unverified one gets few. */
export const mailsPerDay = { unverified: 20, verified: 200 }

/** Counters have a hash instead of the email and last two days; deleting the account does not reset them. */
export function dailyLimit(
  counters: CollectionReference,
  isVerified: (email: string) => Promise<boolean>,
  kind = '',
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
    const [stored, verified] = await Promise.all([
      counter.get(),
      isVerified(email).catch((error) => warn('an email is not looked up', { error: `${error}` })),
    ])
    const limit = verified ? mailsPerDay.verified : mailsPerDay.unverified
    return { counter, left: limit - (Number(stored.get('count')) || 0) }
  }
}
