import type { Actor } from '../http/access/caller.ts'

/** A schedule or a command, for the events that it records; nobody can have its email. */
export const systemActor = (uid: string, requestId = uid): Actor => ({
  uid,
  email: `${uid}@shop.invalid`,
  requestId,
})
