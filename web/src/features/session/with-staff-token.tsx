import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@tech-house/api/contract/accounts/user'
import { type ReactNode, useEffect, useState } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { readStoredSession } from '#shared/session/access-token.ts'
import { useAuthUser, useSignedIn } from '#shared/session/use-signed-in.ts'
import { Failure } from '#shared/ui/failures/failure.tsx'
import { registration } from './registration.ts'

interface Props {
  role: Role
  fallback: ReactNode
  children: ReactNode
}

/** Waits for a token with the role: right after a promotion the old token lacks it. */
export function WithStaffToken(props: Props) {
  const { email } = useSignedIn()
  // Decided once: the content would lose its input if it moved.
  const [stored] = useState(readStoredSession)
  if (stored?.role === props.role && stored.email === email) return props.children
  return <AfterRegistration {...props} />
}

function AfterRegistration({ role, fallback, children }: Props) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(registration(useAuthUser()))
  const isTokenOld = data !== undefined && data.role !== role

  useEffect(() => {
    if (isTokenOld) void queryClient.invalidateQueries({ queryKey: queryKeys.registration })
  }, [isTokenOld, queryClient])

  if (data?.role === role) return children
  return error ? <Failure error={error} retry={() => void refetch()} /> : fallback
}
