import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { dayMs, dayOf } from '../../parts/days.ts'
import { ApiError } from '../http/response/api-error.ts'

/** The counter of an account with one more in this UTC day. Throws 429 with this code and text above `max`. */
export function countOneMore(
  counted: DocumentSnapshot | undefined,
  max: number,
  [code, text]: [code: string, text: string],
) {
  const now = Date.now()
  const today = dayOf(now)
  const count: number = counted?.get('day') === today ? counted.get('count') : 0
  if (count < max) {
    return { day: today, count: count + 1, expireAt: Timestamp.fromMillis((today + 2) * dayMs) }
  }
  const seconds = Math.ceil(((today + 1) * dayMs - now) / 1000)
  throw new ApiError(429, code, `${text} Please try again tomorrow.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

const notExported = {
  withheldBecause: 'It limits what is sent in a day, and expires two days later.',
}
export const counterFields = { day: notExported, count: notExported, expireAt: notExported }
