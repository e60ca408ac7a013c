/** The state of a history entry of the withdrawal page. */
export interface WithdrawalEntry {
  name: string
  email: string
  purchase: string
  scope: 'whole' | 'part'
  /** `most`: pieces that were ordered, or that the API accepts. */
  goods: { product: string; pieces: number; most: number }[]
  /** Without it, the form. */
  step?: 'check' | 'receipt'
  receivedAt?: string
}
