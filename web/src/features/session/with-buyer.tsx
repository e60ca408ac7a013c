import { Fragment, type ReactNode, Suspense, useDeferredValue } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useLikelyUser } from '#shared/session/auth-state.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'

interface Buyer {
  /** `undefined` for a visitor. */
  email: string | undefined
  onDone: (purchase: string) => void
}

interface Props {
  children: (buyer: Buyer) => ReactNode
  fallback?: ReactNode
}

/** Passes who orders. Visitors fill the form, too, without Firebase Auth, and log in to send it. */
export function WithBuyer({ children, fallback = null }: Props) {
  // The form is rendered in slices, and not in one task as an update of a store.
  const hint = useDeferredValue(useAuthHint())
  const navigate = useNavigate()
  const show = (email?: string) => (
    // Another user starts with their own unconfirmed order.
    <Fragment key={email ?? ''}>
      {children({
        email,
        onDone: (booked) => void navigate(paths.myOrder, { state: { booked } }),
      })}
    </Fragment>
  )

  if (hint === 'unknown') return fallback
  if (hint === 'signed-out') return show()
  return (
    <Suspense fallback={fallback}>
      <WithUserEmail>{show}</WithUserEmail>
    </Suspense>
  )
}

const WithUserEmail = ({ children }: { children: (email?: string) => ReactNode }) =>
  children(useLikelyUser()?.email?.toLowerCase())
