import { CsvInput } from './csv-input.tsx'
import { TemplateButton } from './template-button.tsx'

export function ProductImport() {
  return (
    <CsvInput
      hint="A table of products: CSV, TSV or Excel (.xlsx), with headings of its own. Products of the shop are found by part number, GTIN, id or name, and changed; others are added. An empty cell changes nothing."
      read={readFile}
      template={<TemplateButton />}
    >
      {({ table, ImportTable }, name) => <ImportTable name={name || 'Pasted rows'} table={table} />}
    </CsvInput>
  )
}

/** Everything about files is loaded with the first one. */
async function readFile(bytes: Uint8Array) {
  const [{ readRows }, { isKnownHeading }, { ImportTable }] = await Promise.all([
    import('./read-rows.ts'),
    import('./suggest-columns.ts'),
    import('./import-table.tsx'),
  ])
  return { table: await readRows(bytes, isKnownHeading), ImportTable }
}
