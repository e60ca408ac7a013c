import { isGranted } from '@tech-house/api/contract/accounts/role'
import type { ComponentType } from 'react'
import { WithStaffToken } from '#features/session/with-staff-token.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { NotFoundPage } from '#pages/not-found-page.tsx'
import { RoleContext } from '#shared/session/use-may.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { type StaffPage, staffPages } from '#shared/staff-pages.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** For other users, a page of staff does not exist and requests no data. */
export const requireStaff = (path: StaffPage, Page: ComponentType) =>
  function GuardedPage() {
    const role = useRole(useSignedIn().email)

    if (!isGranted(role, staffPages[path])) return <NotFoundPage />
    return (
      <WithStaffToken role={role} fallback={<FullScreenSpinner />}>
        <RoleContext value={role}>
          <Page />
        </RoleContext>
      </WithStaffToken>
    )
  }
