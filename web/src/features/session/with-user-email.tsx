import type { ReactNode } from 'react'
import { useUser } from 'reactfire'
import { withSession } from './with-session.tsx'

interface Props {
  children: (email: string | undefined) => ReactNode
  fallback: ReactNode
}

export default withSession(function WithUserEmail({ children, fallback }: Props) {
  const { status, data: user } = useUser()
  return status === 'loading' ? fallback : children(user?.email?.toLowerCase())
})
