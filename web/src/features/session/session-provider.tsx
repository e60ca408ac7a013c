import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { auth, firebaseApp } from '#shared/firebase.ts'

/** Gives reactfire's hooks below it the shop's Firebase app and its Auth. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
