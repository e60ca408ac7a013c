import { type ReactNode, useDeferredValue } from 'react'
import { useUser } from 'reactfire'
import { withSession } from './with-session.tsx'

interface Props {
  children: (email: string | undefined) => ReactNode
  fallback: ReactNode
}

export default withSession(function WithUserEmail({ children, fallback }: Props) {
  const { status, data: user } = useUser()
  // Rendered in slices, and not in one task as an update of a store.
  const isKnown = useDeferredValue(status !== 'loading')
  return isKnown ? children(user?.email?.toLowerCase()) : fallback
})
