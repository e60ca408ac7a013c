import type { Bill } from '../../tools/embedded-firestore/bill.ts'

/** What something costs in Firestore: documents read, and documents written or deleted. */
export interface Usage {
  reads: number
  writes: number
}

/** What a call may cost in Firestore, and a way to find out what it does cost. */
export interface BudgetLine {
  what: string
  most: Usage
  spend: () => Promise<Usage>
}

/** What Firestore charged while `work` ran, by the counters of the embedded one. */
export async function usageOf(work: () => Promise<unknown>): Promise<Usage> {
  const before = await bill()
  await work()
  const after = await bill()
  return {
    reads: after.reads - before.reads,
    writes: after.writes + after.deletes - before.writes - before.deletes,
  }
}

async function bill(): Promise<Bill> {
  const response = await fetch(process.env.FIRESTORE_COUNTERS_URL ?? '')
  // The embedded Firestore answers its bill, and nothing else.
  return (await response.json()) as Bill
}
