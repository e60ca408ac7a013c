import type { Audience, StaffAudience } from '../operations.ts'

/** `admin` makes roles, and grants nothing that it has not. */
type Grants =
  | Record<StaffAudience, true>
  | (Record<Exclude<StaffAudience, 'admin'>, boolean> & { admin: false })

/** What each role may do, besides what is for everybody. A new role is a line here. */
const roles = {
  admin: { orders: true, delivery: true, catalog: true, support: true, admin: true },
  customer: { orders: false, delivery: false, catalog: false, support: false, admin: false },
} as const satisfies Record<string, Grants>

export type RoleName = keyof typeof roles
export const roleNames = Object.keys(roles) as RoleName[]

export const isGranted = (role: unknown, audience: Audience): boolean =>
  Object.entries(roles).some(
    ([name, grants]) =>
      name === role && Object.entries(grants).some(([to, may]) => may && to === audience),
  )
