import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NavLink } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { toastBriefly } from '#shared/toast.ts'

/** A prerendered page has both variants; index.html hides one before the first paint. */
export function NavigationLinks() {
  return (
    <>
      <Entry to={paths.home}>Home</Entry>
      <Entry to={paths.blogs}>Blogs</Entry>
      <Entry to={paths.portfolio}>Portfolio</Entry>
      <SessionLinks />
    </>
  )
}

function SessionLinks() {
  const hint = useAuthHint()
  const queryClient = useQueryClient()
  const logOut = useMutation({
    mutationFn: () => signOut(queryClient),
    onSuccess: () => toastBriefly('success', 'Logout successful'),
  })
  const isPrerendered = hint === 'unknown'

  return (
    <>
      {hint !== 'signed-out' && (
        <>
          <Entry to={paths.dashboard} {...(isPrerendered && forMembers)}>
            Dashboard
          </Entry>
          <Button
            {...style}
            {...(isPrerendered && forMembers)}
            loading={logOut.isPending}
            onClick={() => logOut.mutate()}
          >
            Logout
          </Button>
        </>
      )}
      {hint !== 'signed-in' && (
        <Entry to={paths.login} {...(isPrerendered && forVisitors)}>
          Login
        </Entry>
      )}
    </>
  )
}

const style = { variant: 'text', color: 'inherit' } as const
const forMembers = { className: 'for-members' }
const forVisitors = { className: 'for-visitors' }

function Entry({ to, children, ...rest }: { to: string; children: string; className?: string }) {
  return (
    <Button {...style} {...rest} component={NavLink} to={to} end={to === paths.home}>
      <span>{children}</span>
    </Button>
  )
}
