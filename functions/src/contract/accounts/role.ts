import type { Access } from '../operations.ts'

/** What accounts of each role may call, besides what is for everybody. A new role is a line here. */
const roles = {
  admin: ['admin'],
  customer: [],
} as const satisfies Record<string, readonly Access[]>

// The keys of an object literal.
export const roleNames = Object.keys(roles) as (keyof typeof roles)[]

/** Whether accounts with this role may call operations of this access; an unknown role may call none. */
export const isGranted = (role: unknown, access: Access): boolean =>
  Object.entries<readonly Access[]>(roles).some(
    ([name, granted]) => name === role && granted.includes(access),
  )
