import { z } from 'zod'
import { byEmail, Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './page.ts'

const phoneHint = 'Enter a phone number, like +1 555 010 99'

/** At least five digits, and what people put between them. */
export const PhoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[\d ()./-]{5,30}$/, { error: phoneHint, abort: true })
  .refine((number) => number.replace(/\D/g, '').length >= 5, phoneHint)

export const Role = z.enum(['admin', 'customer'])
export type Role = z.infer<typeof Role>

export const User = z
  .object({
    /** The account's uid. */
    _id: z.string(),
    email: Email,
    role: Role,
    /** Whether the account's owner has shown, when last seen here, that the address is theirs. */
    emailVerified: z.boolean().default(false),
    /** Only in the caller's own record, and never in a list of everybody's. */
    phoneNumber: PhoneNumber.optional(),
  })
  .meta({
    id: 'User',
    examples: [
      {
        _id: 'carlos-mendes',
        email: 'customer@techhouse.example',
        role: 'customer',
        emailVerified: true,
      },
    ],
  })
export type User = z.infer<typeof User>

/**
 * Records the caller's account and answers the caller's own token. When `claimsUpdated`, the
 * account's claims have changed: take a fresh token from the provider and call once more.
 */
export const upsertUser = endpoint({
  summary: "Record the caller's account and answer the caller's token",
  method: 'put',
  path: '/user/:email',
  access: 'signed-in',
  rateLimitCost: 2,
  params: byEmail,
  body: z.object({ email: Email.optional(), phoneNumber: PhoneNumber.optional() }).optional(),
  response: z.object({ token: z.string(), role: Role, claimsUpdated: z.boolean() }),
})

/**
 * Everyone for an admin, or whom `email` names; only the own record for others. Named by
 * `email` or alone, the own record carries the phone number.
 */
export const listUsers = endpoint({
  summary: 'Accounts and their roles: all for an admin, the own one for others',
  method: 'get',
  path: '/users',
  access: 'signed-in',
  query: PageQuery.extend({ email: Email.optional() }),
  responseKind: 'page',
  response: z.array(User),
})

export const makeAdmin = endpoint({
  summary: 'Make an account an admin',
  method: 'put',
  path: '/admin/:email',
  access: 'admin',
  params: byEmail,
  response: z.object({ modifiedCount: z.int() }),
})

/** The customer keeps the account and its orders. */
export const removeAdmin = endpoint({
  summary: 'Make an admin a customer again, unless it is the last one',
  method: 'delete',
  path: '/admin/:email',
  access: 'admin',
  params: byEmail,
  response: z.object({ modifiedCount: z.int() }),
})
