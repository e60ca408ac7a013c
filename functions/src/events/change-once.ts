import type {
  DocumentReference,
  Firestore,
  ReadWriteTransactionOptions,
  Transaction,
} from 'firebase-admin/firestore'

/** Changes something and records it as this event, in one transaction. */
export type Change<Result> = (transaction: Transaction, event: DocumentReference) => Promise<Result>

/**
 * Makes a change once. Firestore's client
 * runs a transaction again when its commit got no answer, although the commit may have been
 * written. The event, which is part of the commit, then proves it: the answer is that of the
 * attempt that wrote, not the refusal of one that finds its own change.
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
