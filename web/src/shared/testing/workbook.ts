import type { Cell, WriteSheet } from 'hucre'
import { writeXlsx } from 'hucre/xlsx'

interface TestSheet extends Pick<WriteSheet, 'hidden' | 'veryHidden'> {
  rows: (string | number | boolean | Partial<Cell>)[][]
  /** As a spreadsheet counts. */
  hiddenRows?: number[]
}

/** An Excel workbook with these rows in its sheets. */
export async function aWorkbook(sheets: Record<string, TestSheet['rows'] | TestSheet>) {
  const written = Object.entries(sheets).map(([name, content]): WriteSheet => {
    const { rows, hiddenRows = [], ...sheet } = Array.isArray(content) ? { rows: content } : content
    const special = rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) =>
        typeof cell === 'object' ? [[`${row},${column}`, cell] as const] : [],
      ),
    )
    return {
      ...sheet,
      name,
      rows: rows.map((cells) => cells.map((cell) => (typeof cell === 'object' ? null : cell))),
      cells: new Map(special),
      rowDefs: new Map(hiddenRows.map((row) => [row - 1, { hidden: true }])),
    }
  })
  return new Uint8Array(await writeXlsx({ sheets: written }))
}
