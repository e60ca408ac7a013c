import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import {
  deleteAccount,
  exportAccount,
  maxLoginAgeMs,
} from '../../contract/accounts/account-data.ts'
import type { Caller } from '../../platform/http/access/caller.ts'
import { ApiError, forbidden } from '../../platform/http/response/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { AccountErasure } from './erase-account.ts'
import { exportAccount as readAccountData } from './export-account.ts'

/** How long a request that has closed an account also erases it; a schedule continues afterwards. */
const maxErasureMs = 1000

export function accountDataRoutes(
  db: Firestore,
  auth: Auth,
  erasure: Pick<AccountErasure, 'erase'>,
  erasureMs = maxErasureMs,
): Route[] {
  return [
    route(exportAccount, async ({ params, caller }) => {
      requireOwn(params.email, caller)
      return readAccountData(db, auth, caller)
    }),
    route(deleteAccount, async ({ params, caller }) => {
      requireOwn(params.email, caller)
      if (Date.now() - caller.signedInAt > maxLoginAgeMs) throw recentLoginRequired()
      await erasure.erase(caller, () => AbortSignal.timeout(erasureMs))
      return { deletedCount: 1 }
    }),
  ]
}

function requireOwn(email: string, caller: Caller): void {
  if (email !== caller.email) throw forbidden('This is not your account')
}

const recentLoginRequired = () =>
  new ApiError(403, 'recent-login-required', 'Log in again to delete your account')
