import {
  type CollectionReference,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { ifUnchanged } from '../firestore/grpc-codes.ts'

const minuteMs = 60_000

/** The last attempt comes 18 hours after the first. */
export const maxAttempts = 8

/** A mail that is older than this when it is due is out of date, so it is not sent any more. */
export const maxAgeMs = 24 * 60 * minuteMs

export const retryDelayMs = (attempts: number): number => minuteMs * 3 ** (attempts - 1)

/** A mail is deleted three months after its last attempt, by the policy in firestore.indexes.json. */
const keptMs = 90 * 24 * 3600_000

/** Longer than the timeout of `sendMails`, so that the attempt of a lease that expires has ended. */
const leaseMs = 3 * minuteMs

/** As in Firebase's Trigger Email. */
export interface Delivery {
  state: 'SUCCESS' | 'RETRY' | 'ERROR'
  error?: string
  info?: { messageId: string; response: string }
  /** When it is tried again, in ms. Without it the mail is sent or failed. */
  sendAt?: number
}

/** Due mails, the longest due first, in rounds. One read when there are none. */
export async function readDueMails(mails: CollectionReference, limit: number) {
  const due = mails.where('sendAt', '<=', Timestamp.now()).orderBy('sendAt')
  return inRounds((await due.limit(limit).get()).docs)
}

/** Takes a mail by moving its `sendAt`. Resolves to the time; `undefined` if another sender has it. */
export function leaseMail(mail: QueryDocumentSnapshot): Promise<Timestamp | undefined> {
  const { attempts, startedAt } = progressOf(mail)
  const expires = Timestamp.fromMillis(Date.now() + leaseMs)
  return update(mail, mail.updateTime, expires, {
    state: 'PROCESSING',
    attempts: attempts + 1,
    startTime: Timestamp.fromMillis(startedAt),
    leaseExpireTime: expires,
  })
}

/** Stores the outcome, unless another sender has taken the mail since `takenAt`. */
export async function finishMail(
  mail: QueryDocumentSnapshot,
  takenAt: Timestamp,
  { sendAt, ...outcome }: Delivery,
): Promise<void> {
  const delivery = { error: null, ...outcome, endTime: Timestamp.now(), leaseExpireTime: null }
  if (sendAt !== undefined) await update(mail, takenAt, Timestamp.fromMillis(sendAt), delivery)
  else {
    const expireAt = Timestamp.fromMillis(Date.now() + keptMs)
    await update(mail, takenAt, FieldValue.delete(), { ...delivery, expireAt })
  }
}

/** The attempts so far, and when it was first due or an admin last asked to send it, in ms. */
export function progressOf(mail: QueryDocumentSnapshot): { attempts: number; startedAt: number } {
  // A document edited by hand may lack fields.
  const attempts: unknown = mail.get('delivery.attempts')
  const started: unknown = mail.get('delivery.startTime') ?? mail.get('sendAt')
  return {
    attempts: typeof attempts === 'number' ? attempts : 0,
    startedAt: started instanceof Timestamp ? started.toMillis() : mail.createTime.toMillis(),
  }
}

/** One mail per recipient, then the next of each, so that many mails to one person delay no other. */
function inRounds(mails: QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  const counts = new Map<unknown, number>()
  const numbered = mails.map((mail) => {
    const round = counts.get(mail.get('to')) ?? 0
    counts.set(mail.get('to'), round + 1)
    return { mail, round }
  })
  return numbered.sort((a, b) => a.round - b.round).map(({ mail }) => mail)
}

async function update(
  { ref }: QueryDocumentSnapshot,
  lastUpdateTime: Timestamp,
  sendAt: Timestamp | FieldValue,
  delivery: object,
): Promise<Timestamp | undefined> {
  const fields = Object.entries(delivery).map(([name, value]) => [`delivery.${name}`, value])
  const written = ref.update({ ...Object.fromEntries(fields), sendAt }, { lastUpdateTime })
  return (await ifUnchanged(written))?.writeTime
}
