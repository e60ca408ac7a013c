import type { ComponentType } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { auth, firebaseApp } from '#shared/firebase.ts'

export const withSession = <Props extends object>(Part: ComponentType<Props>) =>
  function WithSession(props: Props) {
    return (
      <FirebaseAppProvider firebaseApp={firebaseApp}>
        <AuthProvider sdk={auth}>
          <Part {...props} />
        </AuthProvider>
      </FirebaseAppProvider>
    )
  }
