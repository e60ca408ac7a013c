import type {
  DocumentReference,
  Firestore,
  ReadWriteTransactionOptions,
  Transaction,
} from 'firebase-admin/firestore'

/** Changes documents and records the event, in one transaction. */
export type Change<Result> = (transaction: Transaction, event: DocumentReference) => Promise<Result>

/**
 * Applies a change once. Firestore's client repeats a transaction whose commit got no response,
 * although it may have been written. The event is part of the commit, so a repeated attempt detects
 * it and returns the first result.
 */
export async function changeOnce<Result>(
  db: Firestore,
  change: Change<Result>,
  options?: ReadWriteTransactionOptions,
): Promise<Result> {
  const event = db.collection('events').doc()
  let sent: { result: Result } | undefined
  try {
    return await db.runTransaction(async (transaction) => {
      if (sent && (await transaction.get(event)).exists) return sent.result
      const result = await change(transaction, event)
      sent = { result }
      return result
    }, options)
  } catch (error) {
    const isWritten = sent && (await event.get().catch(() => undefined))?.exists
    if (sent && isWritten) return sent.result
    throw error
  }
}
