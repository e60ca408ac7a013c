import type { Role } from '../contract/accounts/user.ts'

const memoryMs = 5000

/** Caches which accounts had the stored role `admin` recently. Other roles are not cached. */
export function adminRoleCache(clock = () => performance.now()) {
  const seen = new Map<string, number>()

  return {
    has: (uid: string) => clock() - (seen.get(uid) ?? Number.NEGATIVE_INFINITY) < memoryMs,

    /** Reads a role and caches it if it is `admin`. */
    async see(uid: string, readRole: () => Promise<Role>): Promise<Role> {
      const moment = clock()
      const role = await readRole()
      if (role === 'admin') seen.set(uid, moment)
      else seen.delete(uid)
      return role
    },

    /** Call it after an account has lost the role. */
    forget: (uid: string) => seen.delete(uid),
  }
}
