import { isStored, storedValue } from '../saved-input.ts'

/** The form that restores a write until its outcome is known. */
export interface WritingForm {
  /** The email of the person who writes. */
  owner: string
  /** With the id of what it changes. */
  name: string
}

interface PendingWrite {
  key: string
  request: { body?: unknown; headers?: Record<string, string> | undefined }
  /** Its response was lost. Without it, the write is being sent, or was during a reload. */
  isUnconfirmed?: boolean
}

/** The last write of a form, until its outcome is known or its owner logs out. */
export const pendingWrite = ({ owner, name }: WritingForm) =>
  storedValue<PendingWrite>(owner, `write:${name}`, ({ key, request }) => Boolean(key && request))

/** Whether a write of a form with this name has no known outcome, for any owner. */
export const hasPendingWrite = (name: string): boolean => isStored(`write:${name}`)
