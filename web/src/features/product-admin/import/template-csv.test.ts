// @vitest-environment node
import {
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { expect, test } from 'vitest'
import { assignColumns } from './assigned-columns.ts'
import { rowComparer } from './compare-rows.ts'
import { readRows, readSheets } from './read-rows.ts'
import { isKnownHeading, suggestColumns } from './suggest-columns.ts'
import { templateCsv } from './template-csv.ts'

test.each(specificationKindNames)(
  'the template for a %s can be imported as it is [IMPORT-1]',
  async (kind) => {
    const [sheet] = await readSheets(new TextEncoder().encode(templateCsv(kind)), isKnownHeading)
    const table = readRows(sheet, isKnownHeading)
    const { columns } = assignColumns(table, suggestColumns(table), {})
    const compare = rowComparer({ table, columns })
    const rows = table.rows.map((row) => compare(row, { products: [] }))
    const { label } = specificationKinds[kind]
    const example = { product: `Example: ${label}`, type: label, specs: { kind } }
    expect(rows).toMatchObject([{ problems: [], added: example }])
    expect(rows[0]?.added).not.toHaveProperty('partNumbers')
    expect(rows[0]?.added).not.toHaveProperty('gtin')
    const specs = Object.keys(rows[0]?.added?.specs ?? {})
    expect(specs).toHaveLength(
      columns.filter(({ field }) => field.key.startsWith('specs.')).length - 1,
    )
  },
)
