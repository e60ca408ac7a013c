import { Button } from '@mui/material'
import { NavLink } from 'react-router-dom'
import { useSession } from '#features/session/session.ts'
import { useLogOut } from '#features/session/use-log-out.ts'
import { readAccessToken } from '#shared/api/access-token.ts'
import { paths } from '#shared/paths.ts'

/** The top navigation's entries, in order [NAV-1, NAV-2]. */
export function NavigationLinks() {
  const { status } = useSession()
  const logOut = useLogOut()
  // Until the provider has answered, the stored token tells who most likely is here.
  const isSignedIn = status === 'signed-in' || (status !== 'signed-out' && !!readAccessToken())

  return (
    <>
      <Entry to={paths.home}>Home</Entry>
      <Entry to={paths.blogs}>Blogs</Entry>
      <Entry to={paths.portfolio}>Portfolio</Entry>
      {isSignedIn ? (
        <>
          <Entry to={paths.dashboard}>Dashboard</Entry>
          <Button {...look} loading={logOut.isPending} onClick={() => logOut.mutate()}>
            Logout
          </Button>
        </>
      ) : (
        <Entry to={paths.login}>Login</Entry>
      )}
    </>
  )
}

const look = { variant: 'text', color: 'inherit' } as const

function Entry({ to, children }: { to: string; children: string }) {
  return (
    <Button {...look} component={NavLink} to={to} end={to === paths.home}>
      {children}
    </Button>
  )
}
