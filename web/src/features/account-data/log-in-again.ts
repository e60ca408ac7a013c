import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'
import { authProviders } from '#shared/session/auth-providers.ts'
import { type SignInProvider, signInProviderIds } from '#shared/session/sign-in-providers.ts'

export function findProvider({
  providerData,
}: Pick<User, 'providerData'>): SignInProvider | undefined {
  const ids = providerData.map(({ providerId }) => providerId)
  if (ids.includes(EmailAuthProvider.PROVIDER_ID)) return undefined
  return signInProviderIds.find((id) => ids.includes(id))
}

export async function logInAgain(user: User, password: string): Promise<void> {
  const provider = findProvider(user)
  if (provider) {
    await reauthenticateWithPopup(user, authProviders[provider](), browserPopupRedirectResolver)
  } else {
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await reauthenticateWithCredential(user, credential)
  }
}
