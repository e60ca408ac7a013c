import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from 'firebase/auth'
import { auth } from '#shared/firebase.ts'
import { holdRegistration } from './pending-profile.ts'

export interface Credentials {
  email: string
  password: string
}

export const logIn = ({ email, password }: Credentials) =>
  signInWithEmailAndPassword(auth, email, password)

export const logInWithGoogle = () =>
  signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)

export const sendReset = (email: string) => sendPasswordResetEmail(auth, email)

export function signUp({ name, email, password }: Credentials & { name: string }) {
  return holdRegistration(createAccount(name, email, password))
}

async function createAccount(name: string, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  // The first token was made before the name was known.
  await user.getIdToken(true)
  // The shop serves an account without it too; only an admin who promotes it is told.
  sendEmailVerification(user).catch(() => {})
}
