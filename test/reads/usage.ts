import type { Bill } from '../../tools/embedded-firestore/bill.ts'

/** Firestore usage: documents read, and documents written or deleted. */
export interface Usage {
  reads: number
  writes: number
}

/** The maximum usage of a call, and a function that measures it. */
export interface BudgetLine {
  what: string
  most: Usage
  spend: () => Promise<Usage>
}

/** The usage while `work` ran, from the counters of the embedded Firestore. */
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
  // The embedded Firestore returns its counters.
  return (await response.json()) as Bill
}
