import { Box, Typography } from '@mui/material'
import type { NewProduct } from '@tech-house/api/contract/catalog/product'
import { importedFields, maxImportBatch } from '@tech-house/api/contract/catalog/product-import'
import { countOf, formatNumber } from '@tech-house/api/parts/format-number'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { columnsOf, ExportButton } from '#shared/csv/export-button.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun } from './batch-run.tsx'
import type { ImportPreview } from './preview-import.ts'
import { otherInShop, ProblemTable } from './problem-table.tsx'

export function ImportFile({ name, preview }: { name: string; preview: ImportPreview }) {
  const { products, known, problems } = preview
  const batches = useBatches({ rows: products, nextBatch, send, changes: productKeys })
  const { outcomes, isRunning } = batches
  const differing = products.filter((_product, index) => outcomes[index] === 'differs')
  const rejected = [
    ...preview.rejected,
    ...differing.map((product) => ({ ...product, problem: otherInShop })),
  ]
  const isPreview = !isRunning && outcomes.length === 0

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography role="status">
        {`To add: ${formatNumber(products.length)}. Already in the shop: ${formatNumber(known)}. With problems: ${formatNumber(rejected.length)}.${isPreview ? ' Nothing is written before you import.' : ''}`}
      </Typography>
      {products.length > 0 && (
        <BatchRun
          batches={batches}
          label="Imported rows"
          start={`Import ${countOf(products.length, 'row')}`}
          row="row"
        />
      )}
      {rejected.length > 0 && (
        <ExportButton
          name={`problems-${name.replace(/\.\w+$/, '')}`}
          columns={columnsOf([...importedFields, 'problem'])}
          read={async () => rejected}
        >
          {`Download ${countOf(rejected.length, 'row')} with problems`}
        </ExportButton>
      )}
      <ProblemTable problems={problems} />
    </Box>
  )
}

async function send(products: NewProduct[]) {
  const { results } = await fetchOnce('POST /products/import', { body: { products } })
  return results.map(({ outcome }) => outcome)
}

/** Below the API's limit of 64 KB for a body. */
const maxBatchBytes = 48 * 1024

export function nextBatch(products: NewProduct[]): NewProduct[] {
  const batch: NewProduct[] = []
  let bytes = 0
  for (const product of products.slice(0, maxImportBatch)) {
    bytes += new TextEncoder().encode(JSON.stringify(product)).length
    if (batch.length > 0 && bytes > maxBatchBytes) break
    batch.push(product)
  }
  return batch
}
