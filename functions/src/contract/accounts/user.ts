import * as z from 'zod/mini'
import { byId, endpoint } from '../endpoint.ts'
import { PageQuery } from '../page.ts'
import { byEmail, Email } from './email.ts'
import { plainPhoneNumber } from './phone-number.ts'
import { type RoleName, roleNames } from './role.ts'

const phoneHint = 'Enter a phone number, like +1 555 010 99'

export const PhoneNumber = z.string().check(
  z.overwrite(plainPhoneNumber),
  z.regex(/^\+?[\d ()./-]{5,30}(?: ext\. \d{1,6})?$/, { error: phoneHint, abort: true }),
  z.refine((number) => number.replace(/ ext.*|\D/g, '').length >= 5, phoneHint),
)

export const Role = z.enum(roleNames)
export type Role = RoleName

export const User = z
  .object({
    _id: z.string(),
    email: Email,
    role: Role,
    emailVerified: z._default(z.boolean(), false),
    blocked: z.optional(z.literal(true)),
    /** Only in the caller's own record, never in a list. */
    phoneNumber: z.optional(PhoneNumber),
  })
  .register(z.globalRegistry, {
    id: 'User',
    examples: [
      {
        _id: 'carlos-mendes',
        email: 'customer@shop.example',
        role: 'customer',
        emailVerified: true,
      },
    ],
  })
export type User = z.infer<typeof User>

/** If `claimsUpdated` is true, request a new ID token and call again. */
export const upsertUser = endpoint('PUT /user/:email', {
  summary: "Record the caller's account and answer the caller's token",
  rateLimitCost: 2,
  params: byEmail,
  body: z.optional(z.object({ email: z.optional(Email), phoneNumber: z.optional(PhoneNumber) })),
  response: z.object({ token: z.string(), role: Role, claimsUpdated: z.boolean() }),
})

export const listUsers = endpoint('GET /users', {
  summary: 'Accounts and their roles: all for an admin, the own one for others',
  query: z.extend(PageQuery, { email: z.optional(Email) }),
  responseKind: 'page',
  response: z.array(User),
})

export const makeAdmin = endpoint('PUT /admin/:email', {
  summary: 'Give an account whose email is verified a role; without a body that of an admin',
  params: byEmail,
  body: z.optional(z.object({ role: Role })),
  response: z.object({ modifiedCount: z.int() }),
})

export const removeAdmin = endpoint('DELETE /admin/:email', {
  summary: 'Make one of the staff a customer again, unless it is the last admin',
  params: byEmail,
  response: z.object({ modifiedCount: z.int() }),
})

export const blockUser = endpoint('PUT /user/:id/block', {
  summary: 'Block an account from reviews and uploads',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})

export const unblockUser = endpoint('DELETE /user/:id/block', {
  summary: 'Let an account write reviews and upload images again',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})
