import type { StaffAudience } from '@tech-house/api/contract/operations'
import { paths } from './paths.ts'

/** What a role must be granted to open each page of staff, and to see it in the menu. */
export const staffPages = {
  [paths.manageOrder]: 'orders',
  [paths.addProduct]: 'catalog',
  [paths.customers]: 'support',
  [paths.customer]: 'support',
  [paths.makeAdmin]: 'admin',
  [paths.manageProducts]: 'catalog',
  [paths.importProducts]: 'catalog',
  [paths.restock]: 'catalog',
  [paths.duplicates]: 'catalog',
  [paths.changePrices]: 'catalog',
  [paths.editProduct]: 'catalog',
  [paths.manageReviews]: 'support',
  [paths.inbox]: 'support',
  [paths.outbox]: 'admin',
  [paths.newsletter]: 'admin',
  [paths.overview]: 'admin',
  [paths.activity]: 'admin',
} as const satisfies Record<string, StaffAudience>

export type StaffPage = keyof typeof staffPages
