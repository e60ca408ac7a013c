export interface RowProblem {
  /** As a spreadsheet counts; the header is row 1. */
  row: number
  column: string
  value: string
  problem: string
}

/** A row that is not imported, with its cells as text. */
export interface RejectedRow {
  cells: Partial<Record<string, string>>
  problem: string
}

export const otherInShop = 'The shop has this product with another value. Edit it there.'
