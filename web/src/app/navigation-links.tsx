import { Button } from '@mui/material'
import { NavLink } from 'react-router-dom'
import { useLogOut } from '#features/session/use-log-out.ts'
import { usePresence } from '#features/session/use-presence.ts'
import { paths } from '#shared/paths.ts'

/**
 * The top navigation's entries, in order [NAV-1, NAV-2]. A prerendered page holds both endings,
 * of which index.html hides one before the first paint.
 */
export function NavigationLinks() {
  const presence = usePresence()
  const logOut = useLogOut()
  const isPrerendered = presence === 'unknown'

  return (
    <>
      <Entry to={paths.home}>Home</Entry>
      <Entry to={paths.blogs}>Blogs</Entry>
      <Entry to={paths.portfolio}>Portfolio</Entry>
      {presence !== 'out' && (
        <>
          <Entry to={paths.dashboard} {...(isPrerendered && forMembers)}>
            Dashboard
          </Entry>
          <Button
            {...look}
            {...(isPrerendered && forMembers)}
            loading={logOut.isPending}
            onClick={() => logOut.mutate()}
          >
            Logout
          </Button>
        </>
      )}
      {presence !== 'in' && (
        <Entry to={paths.login} {...(isPrerendered && forVisitors)}>
          Login
        </Entry>
      )}
    </>
  )
}

const look = { variant: 'text', color: 'inherit' } as const
const forMembers = { className: 'for-members' }
const forVisitors = { className: 'for-visitors' }

function Entry({ to, children, ...rest }: { to: string; children: string; className?: string }) {
  return (
    <Button {...look} {...rest} component={NavLink} to={to} end={to === paths.home}>
      {children}
    </Button>
  )
}
