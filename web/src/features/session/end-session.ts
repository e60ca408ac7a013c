import { forgetAccessToken } from '#shared/api/access-token.ts'
import { forgetDrafts, keepDrafts } from '#shared/drafts.ts'
import { showSession } from './session.ts'

/** Signs out, at once here and soon in every other tab. */
export function endSession(): Promise<void> {
  forgetDrafts()
  return signOut(false)
}

/** Signs out because the shop no longer takes the token: its owner signs in again and goes on where they were. */
export function loseSession(): Promise<void> {
  keepDrafts()
  return signOut(true)
}

async function signOut(isLost: boolean): Promise<void> {
  forgetAccessToken()
  showSession({ status: 'signed-out', isLost })
  const { signOutOfProvider } = await import('./provider.ts')
  await signOutOfProvider()
}
