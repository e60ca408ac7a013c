// @vitest-environment node
import { specificationKindNames } from '@tech-house/api/parts/specifications/specification-kinds'
import { expect, test } from 'vitest'
import { readNumbers, readRow, rowComparer } from './compare-rows.ts'
import { readRows } from './read-rows.ts'
import { isKnownHeading, suggestColumns } from './suggest-columns.ts'
import { templateCsv } from './template-csv.ts'

test.each(specificationKindNames)(
  'the template for a %s can be imported as it is [IMPORT-1]',
  async (kind) => {
    const table = await readRows(new TextEncoder().encode(templateCsv(kind)), isKnownHeading)
    const assignment = suggestColumns(table)
    const plan = {
      table,
      assignment,
      numbers: readNumbers(table, assignment, {}).readers,
    }
    const compare = rowComparer(plan)
    const rows = table.rows.map((row) => compare(readRow(plan, row), { products: [] }))
    expect(rows).toMatchObject([{ problems: [], missing: [], added: { specs: { kind } } }])
    const specs = Object.keys(rows[0]?.added?.specs ?? {})
    expect(specs).toHaveLength(assignment.filter((key) => key.startsWith('specs.')).length - 1)
  },
)
