import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from 'firebase/auth'
import { auth } from '#shared/firebase.ts'
import type { TextValues } from '#shared/forms/text-form.tsx'
import { authProviders } from '#shared/session/auth-providers.ts'
import type { SignInProvider } from '#shared/session/sign-in-providers.ts'
import { holdRegistration } from './registration.ts'

export type Login = Pick<TextValues, 'email' | 'password'>

export const logIn = ({ email, password }: Login) =>
  signInWithEmailAndPassword(auth, email, password)

export const logInWith = (provider: SignInProvider) =>
  signInWithPopup(auth, authProviders[provider](), browserPopupRedirectResolver)

export const sendReset = (email: string) => sendPasswordResetEmail(auth, email)

export function signUp({ name, email, password }: Login & { name: string }) {
  return holdRegistration(createAccount(name.trim(), email, password))
}

async function createAccount(name: string, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  // The first token was issued before the name was stored.
  await user.getIdToken(true)
  // An unverified account can use the shop; only an admin who promotes it sees a warning.
  sendEmailVerification(user).catch(() => {})
}
