import { Withdrawal } from '#features/enquiries/withdrawal.tsx'

export const Component = Withdrawal
