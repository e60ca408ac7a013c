import { forgetAccessToken } from '#shared/api/access-token.ts'
import { showSession } from './session.ts'

/** Signs out, at once here and soon in every other tab. */
export async function endSession(): Promise<void> {
  forgetAccessToken()
  showSession({ status: 'signed-out' })
  const { signOutOfProvider } = await import('./provider.ts')
  await signOutOfProvider()
}
