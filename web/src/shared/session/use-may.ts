import { isGranted } from '@tech-house/api/contract/accounts/role'
import type { Role } from '@tech-house/api/contract/accounts/user'
import type { StaffAudience } from '@tech-house/api/contract/operations'
import { createContext, use } from 'react'

/** Of the signed-in account; pages that staff use provide it. */
export const RoleContext = createContext<Role>('customer')

/** Whether the API lets the account do it. Without this question a control is refused, which signs out. */
export const useMay = (audience: StaffAudience): boolean => isGranted(use(RoleContext), audience)
