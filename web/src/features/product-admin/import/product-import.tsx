import { CsvInput } from './csv-input.tsx'
import type { Table } from './read-rows.ts'
import { TemplateButton } from './template-button.tsx'

export function ProductImport() {
  return (
    <CsvInput
      hint="A table of products: CSV, TSV or Excel (.xlsx), with headings of its own. Products of the shop are found by part number, GTIN, id or name, and changed; others are added. An empty cell changes nothing."
      load={load}
      template={<TemplateButton />}
    >
      {({ table, ImportTable }, name) => <ImportTable name={name || 'Pasted rows'} table={table} />}
    </CsvInput>
  )
}

async function load() {
  const [{ isKnownHeading }, { ImportTable }] = await Promise.all([
    import('./suggest-columns.ts'),
    import('./import-table.tsx'),
  ])
  return { isKnownHeading, read: (table: Table) => ({ table, ImportTable }) }
}
