import { exampleProduct } from '@tech-house/api/contract/catalog/product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { CsvInput } from './csv-input.tsx'
import { ImportFile } from './import-file.tsx'

export function ProductImport() {
  return (
    <CsvInput
      hint={`A CSV file with the columns ${requiredFields.join(', ')}. New names are added; products that are in the shop stay as they are.`}
      sample={{ name: 'sample-products', row: exampleProduct }}
      loadReader={async () => (await import('./preview-import.ts')).previewImport}
    >
      {(preview, name) => <ImportFile name={name || 'Pasted rows'} preview={preview} />}
    </CsvInput>
  )
}
