import { idOfKey } from '../http/request/idempotency.ts'

const prefix = 'deleted-'

/** Replaces the uid of a deleted account: the same for all its documents, and not reversible. */
export const pseudonymOf = (uid: string): string => prefix + idOfKey(uid, 'deleted')

export const isPseudonym = (uid: unknown): boolean =>
  typeof uid === 'string' && uid.startsWith(prefix)

export const deletedActor = (uid: string) => ({ uid: pseudonymOf(uid), email: '' })
