import type { Usage } from '../../tools/embedded-firestore/firestore-service.ts'

export type { Usage }

/** The maximum usage of a call, and a function that measures it. */
export interface BudgetLine {
  what: string
  most: Usage
  spend: () => Promise<Usage>
}

/** The usage while `work` ran, from the counters of the embedded Firestore. */
export async function usageOf(work: () => Promise<unknown>): Promise<Usage> {
  const before = await usage()
  await work()
  const after = await usage()
  return { reads: after.reads - before.reads, writes: after.writes - before.writes }
}

async function usage(): Promise<Usage> {
  const response = await fetch(process.env.FIRESTORE_COUNTERS_URL ?? '')
  // The embedded Firestore returns its counters.
  return (await response.json()) as Usage
}
