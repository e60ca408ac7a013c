/** What the service has been asked since it started, as Firestore would bill it. */
export interface Bill {
  reads: number
  writes: number
  deletes: number
}

interface Answer {
  found?: unknown
  missing?: unknown
  document?: unknown
  result?: unknown
}

/** A document asked for is a read, there or not. */
export function billDocument(bill: Bill, { found, missing }: Answer): void {
  if (found || missing) bill.reads += 1
}

/** Each row of a query is a read; a query without any is one. */
export function billQuery(bill: Bill, answers: Answer[]): void {
  bill.reads += Math.max(answers.filter(({ document }) => document).length, 1)
}

/** An aggregation is a read for each thousand index entries; no local shop has more. */
export function billAggregation(bill: Bill): void {
  bill.reads += 1
}

export function billCommit(bill: Bill, writes: object[]): void {
  const deletes = writes.filter((write) => 'delete' in write && write.delete).length
  bill.deletes += deletes
  bill.writes += writes.length - deletes
}
