import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { byEmail } from './email.ts'

/** A login that is older than this does not allow the deletion of the account; Firebase Auth's limit. */
export const maxLoginAgeMs = 5 * 60_000

/** A stored document as JSON, with times as text and without the bytes of images. */
const StoredDocument = z.looseObject({ _id: z.string() })

export const AccountData = z
  .object({
    exportedAt: z.iso.datetime(),
    identity: z.object({
      uid: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      name: z.optional(z.string()),
      photo: z.optional(z.string()),
      signInMethods: z.array(z.string()),
      createdAt: z.iso.datetime(),
      lastSignInAt: z.optional(z.iso.datetime()),
    }),
    profile: z.optional(StoredDocument),
    orders: z.array(StoredDocument),
    purchases: z.array(StoredDocument),
    messages: z.array(StoredDocument),
    enquiries: z.array(StoredDocument),
    reviews: z.array(StoredDocument),
    stockAlerts: z.array(StoredDocument),
    newsletter: z.optional(StoredDocument),
    mails: z.array(StoredDocument),
    images: z.array(StoredDocument),
    /** What the account did, newest first, and then what others did to its orders, reviews and role. */
    events: z.array(z.extend(StoredDocument, { by: z.enum(['you', 'shop']) })),
  })
  .register(z.globalRegistry, { id: 'AccountData' })
export type AccountData = z.infer<typeof AccountData>

/** A POST, so that it is rate-limited and refused to a disabled account. */
export const exportAccount = endpoint('POST /user/:email/export', {
  summary: 'All that the shop holds about the caller',
  rateLimitCost: 20,
  params: byEmail,
  responseKind: 'stream',
  response: AccountData,
})

/** Needs a login of the last five minutes. Delivered orders and events keep their figures. */
export const deleteAccount = endpoint('DELETE /user/:email', {
  summary: "Delete the caller's account and everything that names it",
  rateLimitCost: 20,
  params: byEmail,
  response: z.object({ deletedCount: z.int() }),
})
