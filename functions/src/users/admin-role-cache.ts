import type { Role } from '../contract/user.ts'

const memoryMs = 5000

/** Whose stored role this instance has just seen to be admin. Nobody else's is remembered. */
export function adminRoleCache(clock = () => performance.now()) {
  const seen = new Map<string, number>()

  return {
    has: (uid: string) => clock() - (seen.get(uid) ?? Number.NEGATIVE_INFINITY) < memoryMs,

    /** Reads a role, and remembers when that was. */
    async see(uid: string, readRole: () => Promise<Role>): Promise<Role> {
      const moment = clock()
      const role = await readRole()
      if (role === 'admin') seen.set(uid, moment)
      else seen.delete(uid)
      return role
    },
  }
}
