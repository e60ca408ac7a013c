import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { stubImages } from '#shared/testing/stub-images.ts'
import { nextBatch } from '../next-batch.ts'
import { BatchRun } from './batch-run.tsx'
import { ProductImport } from './product-import.tsx'

beforeEach(() => {
  localStorage.clear()
  stubImages()
})

const shop = [
  aManagedProduct({ _id: 'fan', product: 'Fan', partNumbers: ['F-1'], price: 9, revision: 2 }),
  aManagedProduct({ _id: 'hub', product: 'Hub', partNumbers: ['H-1'], price: 20, revision: 3 }),
]

interface Query {
  partNumbers?: string[]
}

/** Meets products by part number. */
const matchByNumber = async (request: Request) => {
  const { rows }: { rows: Query[] } = await request.json()
  return {
    matches: rows.map(({ partNumbers = [] }) => ({
      by: 'partNumber',
      products: shop.filter((one) => one.partNumbers?.some((part) => partNumbers.includes(part))),
    })),
  }
}

const summary = { all: 2, draft: 0, low: 0, contradictory: 0, types: ['SSD'] }

async function paste(lines: string[]) {
  await userEvent.click(screen.getByLabelText('Or paste rows'))
  await userEvent.paste(lines.join('\n'))
}

const list = [
  'Artikelnr;Preis;Bestand;Farbe',
  'F-1;9,50;20;Rot',
  'H-1;20,00;25;Blau',
  'X-1;5,00;1;',
]

test('columns are assigned by suggestion, and changes of the person are remembered for the same headings [IMPORT-1]', async () => {
  fakeApi({})
  show(<ProductImport />)
  await paste(list)
  const select = (column: string) =>
    screen.getByLabelText<HTMLSelectElement>(`${column} is assigned to`)
  await screen.findByText('Columns of the file')
  const columns = ['Artikelnr', 'Preis', 'Bestand', 'Farbe']
  const assigned = () => columns.map((column) => select(column).value)
  expect(assigned()).toEqual(['partNumbers', 'price', 'available_quantity', ''])

  await userEvent.selectOptions(select('Farbe'), 'price')
  const conflict = '“Preis” and “Farbe” are both assigned to Price. Choose one.'
  expect(screen.getByText(conflict)).toBeTruthy()
  const compare = screen.getByRole('button', { name: 'Compare with the shop' })
  expect(compare).toHaveProperty('disabled', true)
  await userEvent.selectOptions(select('Farbe'), 'description')
  await userEvent.selectOptions(select('Artikelnr'), 'gtin')

  await paste(list)
  await waitFor(() => expect(screen.getByText(/as in the last file/)).toBeTruthy())
  expect(assigned()).toEqual(['gtin', 'price', 'available_quantity', 'description'])
  await userEvent.selectOptions(select('Artikelnr'), 'partNumbers')
  await paste(['Nummer', ...list])
  await waitFor(() => expect(assigned()[0]).toBe('partNumbers'))
  await paste(list.map((line) => line.replace('Farbe', 'Notiz')))
  await waitFor(() => expect(screen.queryByText(/as in the last file/)).toBeNull())
})

test('a price list changes the chosen fields after a preview, and a row that somebody edited is refused [IMPORT-2]', async () => {
  const clicked = Promise.withResolvers<void>()
  const asked = fakeApi({
    'POST /api/products/match': matchByNumber,
    'GET /api/products/summary': summary,
    'POST /api/products/changes': async () => {
      await clicked.promise
      return {
        results: [
          { productId: 'fan', outcome: 'changed' },
          { productId: 'hub', outcome: 'edited' },
        ],
      }
    },
  })
  show(<ProductImport />)
  await paste(list)
  await press('Compare with the shop')
  const status = 'To change: 2. To add: 0. Unchanged: 0. With problems: 1. Nothing is written'
  await screen.findByText(status, { exact: false })
  const table = screen.getByRole('table', { name: 'Rows to change' })
  expect(textsOf(within(table).getAllByRole('row')).slice(1)).toEqual([
    `2FanPart numberPrice: ${formatPrice(9)} → ${formatPrice(9.5)}`,
    '3HubPart numberAvailable quantity: 20 → 25',
  ])
  await userEvent.click(screen.getByLabelText('Available quantity (1)'))
  await screen.findByText('To change: 1. To add: 0. Unchanged: 1.', { exact: false })
  await userEvent.click(screen.getByLabelText('Available quantity (1)'))
  await userEvent.selectOptions(screen.getByLabelText('The new stock was'), 'received')
  await userEvent.click(screen.getByLabelText('Add new products (1)'))
  await screen.findByText('Not in the shop: 1.', { exact: false })
  expect(asked.some(({ url }) => url.includes('changes'))).toBe(false)

  await userEvent.dblClick(screen.getByRole('button', { name: 'Import 2 rows' }))
  const columns = screen.getByRole('table', { name: 'Columns of the file' })
  const isLocked = () => within(columns).getByLabelText('Farbe is assigned to').matches(':disabled')
  await waitFor(() => expect(isLocked()).toBe(true))
  clicked.resolve()
  await screen.findByText('2 of 2 rows done: 1 changed, 1 refused.')
  await waitFor(() => expect(isLocked()).toBe(false))
  expect(screen.getByText(/^Somebody has edited this product meanwhile/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download 1 row with problems' })).toBeTruthy()
  const sent = asked.filter(({ url }) => url.includes('changes'))
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    {
      changes: [
        { productId: 'fan', revision: 2, set: { price: 9.5 } },
        { productId: 'hub', revision: 3, set: {}, stock: { delta: 5, reason: 'received' } },
      ],
    },
  ])
})

const drives = Array.from({ length: 120 }, (_, n) => `Drive ${n},SSDs,5,1,1,/a.svg,Text`)
const header = 'product,type,price,available_quantity,minimum_order,image,description'

test('an import stops at an error and goes on with the same batch; nothing is sent before [STAFF-8]', async () => {
  let isDown = true
  const bodies: string[] = []
  fakeApi({
    'POST /api/products/match': matchByNumber,
    'GET /api/products/summary': summary,
    'POST /api/products/import': async (request) => {
      const text = await request.text()
      if (isDown && bodies.length === 1) return refuse(500, 'internal-error', 'Try again')
      bodies.push(text)
      const { products } = JSON.parse(text)
      return { results: products.map(() => ({ id: 'drive', outcome: 'added' })) }
    },
  })
  show(<ProductImport />)
  await paste([header, ...drives])
  await press('Compare with the shop')
  await screen.findByText('These types are new: SSDs.')
  expect(bodies).toHaveLength(0)
  await press('Import 120 rows')
  const goOn = await screen.findByRole('button', { name: 'Go on' })
  await waitFor(() => expect(goOn).toHaveProperty('disabled', false))
  expect(screen.getByText('50 of 120 rows done: 50 added.')).toBeTruthy()
  isDown = false
  await userEvent.click(goOn)
  const outcome = await screen.findByText('120 of 120 rows done: 120 added.')
  await waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(bodies).toHaveLength(3)
})

test('a picture that does not load refuses its row under the heading of the file [IMPORT-1]', async () => {
  fakeApi({ 'POST /api/products/match': matchByNumber, 'GET /api/products/summary': summary })
  show(<ProductImport />)
  await paste([
    `${header.replace('image', 'Bild')},images`,
    'One,SSD,5,1,1,https://a.example/no.png,Text',
    'Two,SSD,5,1,1,/b.svg,Text,https://a.example/1.png;/c.svg;https://a.example/2.png',
    drives[0] ?? '',
  ])
  await press('Compare with the shop')
  const problems = await screen.findByRole('table', { name: 'Problems' })
  const problem = 'No picture can be loaded from there'
  expect(textsOf(within(problems).getAllByRole('row')).slice(1)).toEqual([
    `2Bildhttps://a.example/no.png${problem}`,
    `3imageshttps://a.example/1.png${problem}`,
    `3imageshttps://a.example/2.png${problem}`,
  ])
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeTruthy()
})

test('a file that changes only prices is one change, which can be taken back [STAFF-12]', async () => {
  const asked = fakeApi({
    'POST /api/products/match': matchByNumber,
    'GET /api/products/summary': summary,
    'POST /api/products/changes': { results: [{ productId: 'fan', outcome: 'changed' }] },
  })
  show(<ProductImport />)
  await paste(['mpn;price;brand', 'F-1;9,50;Acme'])
  await press('Compare with the shop')
  await press('Import 1 row')
  await screen.findByText('1 of 1 row done: 1 changed.')
  const sent = asked.find(({ url }) => url.includes('changes'))
  expect(await sent?.json()).toEqual({
    priceChange: { id: expect.any(String), name: 'Pasted rows', products: 1 },
    changes: [{ productId: 'fan', revision: 2, set: { price: 9.5 } }],
  })
})

test('a match that the row contradicts is confirmed by the person, and what is not read is shown [IMPORT-2]', async () => {
  fakeApi({ 'POST /api/products/match': matchByNumber, 'GET /api/products/summary': summary })
  show(<ProductImport />)
  await paste(['MPN;EAN;Name;Preis', 'F-1;8.80609E+12;Mouse;9,50', 'H-1;;Hub;21,00'])
  await press('Compare with the shop')
  const rowsOf = (name: string) =>
    textsOf(within(screen.getByRole('table', { name })).getAllByRole('row')).slice(1)
  await screen.findByText('To change: 1. To add: 0. Unchanged: 0. With problems: 1.', {
    exact: false,
  })
  expect(rowsOf('Problems')).toEqual([expect.stringMatching(/^2Part numberMouse“Fan” has it, but/)])
  expect(rowsOf('Values that are not read')).toEqual([expect.stringMatching(/^2EAN8.80609E\+12/)])
  screen.getByText(/^1 value cannot be read, and the shop keeps its own/)
  await userEvent.click(screen.getByLabelText('Change products of which only one number fits (1)'))
  expect(rowsOf('Rows to change')).toHaveLength(2)
  expect(screen.queryByRole('table', { name: 'Problems' })).toBeNull()
})

test('a product that becomes a draft is shown in the words of the shop [IMPORT-2]', async () => {
  fakeApi({ 'POST /api/products/match': matchByNumber, 'GET /api/products/summary': summary })
  show(<ProductImport />)
  await paste(['mpn;draft', 'F-1;true'])
  await press('Compare with the shop')
  await userEvent.click(await screen.findByLabelText('State (1)'))
  expect(screen.getByText('State: Published → Draft')).toBeTruthy()
})

test('an import that waits for the rate limit shows the wait and what is done [STAFF-8]', () => {
  const outcomes = ['added', 'unchanged', 'differs']
  const batches = {
    total: 120,
    outcomes,
    isRunning: true,
    waitsFor: 'limit' as const,
    run: () => {},
  }
  show(<BatchRun batches={batches} label="Imported rows" start="Go" row="row" />)
  const done = '3 of 120 rows done: 1 added, 1 done before, 1 refused. The shop limits writes'
  expect(screen.getByText(done, { exact: false })).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Imported rows' })
  expect(bar.getAttribute('aria-valuenow')).toBe('3')
})

test('a batch is small enough for one call [STAFF-8]', () => {
  const rows = Array.from({ length: 120 }, () => ({ description: 'ü'.repeat(5000) }))
  expect(nextBatch(drives.slice(100), 50)).toHaveLength(20)
  expect(nextBatch(rows, 50)).toHaveLength(4)
})
