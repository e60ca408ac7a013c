import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { auth, firebaseApp } from '#shared/firebase.ts'

/** Provides the shop's Firebase app and Auth to reactfire's hooks. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  )
}
