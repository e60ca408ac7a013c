import { type AuthProvider, GoogleAuthProvider } from 'firebase/auth'
import type { SignInProvider } from './sign-in-providers.ts'

/** The providers of Firebase Auth, apart from their names, because buttons do not load Firebase. */
export const authProviders: Record<SignInProvider, () => AuthProvider> = {
  'google.com': () => new GoogleAuthProvider(),
}
