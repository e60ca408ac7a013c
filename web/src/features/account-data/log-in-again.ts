import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
} from 'firebase/auth'

/** Whether the account has a password; otherwise it logs in with Google. */
export const hasPassword = ({ providerData }: Pick<User, 'providerData'>): boolean =>
  providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)

/** Logs the signed-in user in once more, which some changes of an account need. */
export async function logInAgain(user: User, password: string): Promise<void> {
  if (hasPassword(user)) {
    const credential = EmailAuthProvider.credential(user.email ?? '', password)
    await reauthenticateWithCredential(user, credential)
  } else {
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver)
  }
}
