import { Fragment, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from 'reactfire'
import { paths } from '#shared/paths.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { SessionProvider } from './session-provider.tsx'

interface Buyer {
  /** `undefined` for a visitor. */
  email: string | undefined
  /** After an order of several products was booked. */
  onDone: () => void
}

interface Props {
  children: (buyer: Buyer) => ReactNode
  /** While it is not known who is signed in. */
  fallback?: ReactNode
}

/** Passes who orders: visitors fill the form, too, and log in to send it. */
export function ForBuyer(props: Props) {
  return (
    <SessionProvider>
      <KnownBuyer {...props} />
    </SessionProvider>
  )
}

function KnownBuyer({ children, fallback = null }: Props) {
  const { status, data: user } = useUser()
  const hint = useAuthHint()
  const navigate = useNavigate()
  if (status === 'loading' && hint !== 'signed-out') return fallback

  const email = user?.email?.toLowerCase()
  const onDone = () => void navigate(paths.myOrder)
  // Another user starts with their own unconfirmed order.
  return <Fragment key={email ?? ''}>{children({ email, onDone })}</Fragment>
}
