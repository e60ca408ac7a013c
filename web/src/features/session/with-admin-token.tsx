import { useQuery } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { type ReactNode, useEffect } from 'react'
import { Failure } from '#shared/ui/failure.tsx'
import { registration } from './registration.ts'

interface Props {
  user: User
  fallback: ReactNode
  children: ReactNode
}

/** Waits for a token with the role of an admin: right after a promotion the old token lacks it. */
export function WithAdminToken({ user, fallback, children }: Props) {
  const { data, error, refetch } = useQuery(registration(user))
  const isTokenOld = data !== undefined && data.role !== 'admin'

  useEffect(() => {
    if (isTokenOld) void refetch()
  }, [isTokenOld, refetch])

  if (data?.role === 'admin') return children
  return error ? <Failure error={error} retry={() => void refetch()} /> : fallback
}
