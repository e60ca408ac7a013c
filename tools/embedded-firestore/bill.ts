/** Usage since the start, as Firestore bills it. */
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

/** A requested document is a read, even if it does not exist. */
export function billDocument(bill: Bill, { found, missing }: Answer): void {
  if (found || missing) bill.reads += 1
}

/** Each row of a query is a read; a query without rows is one read. */
export function billQuery(bill: Bill, answers: Answer[]): void {
  bill.reads += Math.max(answers.filter(({ document }) => document).length, 1)
}

/** An aggregation is one read per 1,000 index entries; a local shop has fewer. */
export function billAggregation(bill: Bill): void {
  bill.reads += 1
}

/** Each write of a commit is a write or a delete. */
export function billCommit(bill: Bill, writes: object[]): void {
  const deletes = writes.filter((write) => 'delete' in write && write.delete).length
  bill.deletes += deletes
  bill.writes += writes.length - deletes
}
