import type { ReactNode } from 'react'
import { useUser } from 'reactfire'
import { SessionProvider } from './session-provider.tsx'

interface Props {
  children: (email: string | undefined) => ReactNode
  /** Until Firebase Auth has restored the user. */
  fallback: ReactNode
}

/** Passes the email of the user of Firebase Auth. */
export function WithUserEmail(props: Props) {
  return (
    <SessionProvider>
      <KnownUser {...props} />
    </SessionProvider>
  )
}

function KnownUser({ children, fallback }: Props) {
  const { status, data: user } = useUser()
  return status === 'loading' ? fallback : children(user?.email?.toLowerCase())
}
