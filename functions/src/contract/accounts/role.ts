import type { Audience, PublicAudience } from '../operations.ts'

/** What accounts of each role may call, besides what is for everybody. A new role is a line here. */
const roles = {
  admin: ['admin'],
  customer: [],
} as const satisfies Record<string, readonly Exclude<Audience, PublicAudience>[]>

export const roleNames = Object.keys(roles) as (keyof typeof roles)[]

export const isGranted = (role: unknown, audience: Audience): boolean =>
  Object.entries<readonly Audience[]>(roles).some(
    ([name, granted]) => name === role && granted.includes(audience),
  )
