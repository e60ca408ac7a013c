import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { BatchRun } from './batch-run.tsx'
import { ImportFile, nextBatch } from './import-file.tsx'
import type { ImportPreview } from './preview-import.ts'

const products = Array.from({ length: 120 }, (_, n) => {
  const { _id, ...product } = aProduct({ product: `Drive ${n}` })
  return product
})

const preview: ImportPreview = {
  products,
  known: 0,
  problems: [],
  rejected: [],
  notes: [],
  questions: [],
}

/** The response to a batch of which every product is added. */
const added = (batch: { products: unknown[] }) => ({
  results: batch.products.map(() => ({ id: 'drive', outcome: 'added' })),
})

test('an import stops at an error and goes on with the same batch; nothing is sent before [STAFF-8]', async () => {
  let isDown = true
  const bodies: string[] = []
  const clicked = Promise.withResolvers<void>()
  const asked = fakeApi({
    'POST /api/products/import': async (request) => {
      await clicked.promise
      const text = await request.text()
      if (isDown && bodies.length === 1) return refuse(503, 'busy', 'Try again')
      bodies.push(text)
      return added(JSON.parse(text))
    },
  })
  show(<ImportFile name="drives.csv" preview={preview} />)
  const start = await screen.findByRole('button', { name: 'Import 120 rows' })
  expect(asked).toHaveLength(0)
  await userEvent.dblClick(start)
  clicked.resolve()
  const goOn = await screen.findByRole('button', { name: 'Go on' })
  await waitFor(() => expect(goOn).toHaveProperty('disabled', false))
  expect(screen.getByText('50 of 120 rows done: 50 added.')).toBeTruthy()
  isDown = false
  await userEvent.click(goOn)
  const outcome = await screen.findByText('120 of 120 rows done: 120 added.')
  await waitFor(() => expect(document.activeElement).toBe(outcome))
  expect(bodies).toHaveLength(3)
  expect(asked).toHaveLength(4)
})

test('an import that waits for the rate limit shows the wait and what is done [STAFF-8]', () => {
  const outcomes = ['added', 'unchanged', 'differs']
  const batches = { total: 120, outcomes, isRunning: true, isWaiting: true, run: () => {} }
  show(<BatchRun batches={batches} label="Imported rows" start="Go" row="row" />)
  const done = '3 of 120 rows done: 1 added, 1 added before, 1 not added. The shop limits writes'
  expect(screen.getByText(done, { exact: false })).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Imported rows' })
  expect(bar.getAttribute('aria-valuenow')).toBe('3')
})

test('a batch is small enough for one call [STAFF-8]', () => {
  const long = products.map((product) => ({ ...product, description: 'ü'.repeat(5000) }))
  expect(nextBatch(products.slice(100))).toHaveLength(20)
  expect(nextBatch(long)).toHaveLength(4)
})
