import users from '../../emulator-data/users.json' with { type: 'json' }
import { systemActor } from '../../functions/src/platform/events/system-actor.ts'
import { UserError } from '../process/user-error.ts'

export const shop = systemActor('seed')

export function callerBy(email: string) {
  const user = users.find((one) => one.email === email)
  if (!user) throw new UserError(`emulator-data/users.json has no ${email}`)
  return {
    uid: user.uid,
    email,
    name: user.displayName,
    photo: user.photoURL,
    emailVerified: true,
    isActive: async () => true,
    may: async () => false,
    signedInAt: Date.now(),
    claimedRole: undefined,
    token: '',
    requestId: shop.requestId,
  }
}
