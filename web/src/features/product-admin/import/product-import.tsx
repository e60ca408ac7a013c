import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { CsvFilePicker } from './csv-file-picker.tsx'
import { ImportFile } from './import-file.tsx'

/** Adds products from a CSV file, after a preview of what is wrong with it. */
export function ProductImport() {
  return (
    <CsvFilePicker
      hint={`Choose a CSV file with the columns ${requiredFields.join(', ')}. New names are added; products that are in the shop stay as they are.`}
      loadReader={async () => (await import('./preview-import.ts')).previewImport}
    >
      {(preview, name) => <ImportFile name={name} preview={preview} />}
    </CsvFilePicker>
  )
}
