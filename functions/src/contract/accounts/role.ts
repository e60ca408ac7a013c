import type { Audience, StaffAudience } from '../operations.ts'

/** A role that is granted `admin` gives roles, and has all that it can give. */
type Grants =
  | Record<StaffAudience, true>
  | (Record<Exclude<StaffAudience, 'admin'>, boolean> & { admin: false })

/** What each role may do, besides what is for everybody. A new role is a line here. */
const roles = {
  admin: { orders: true, delivery: true, catalog: true, support: true, admin: true },
  packer: { orders: true, delivery: true, catalog: false, support: false, admin: false },
  catalog: { orders: false, delivery: false, catalog: true, support: false, admin: false },
  support: { orders: true, delivery: false, catalog: false, support: true, admin: false },
  customer: { orders: false, delivery: false, catalog: false, support: false, admin: false },
} as const satisfies Record<string, Grants>

export type RoleName = keyof typeof roles
export const roleNames = Object.keys(roles) as RoleName[]
export const staffRoles = roleNames.filter((role) => role !== 'customer')

export const isGranted = (role: unknown, audience: Audience): boolean =>
  Object.entries(roles).some(
    ([name, grants]) =>
      name === role && Object.entries(grants).some(([to, may]) => may && to === audience),
  )
