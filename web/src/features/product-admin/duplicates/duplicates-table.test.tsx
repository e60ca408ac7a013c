import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { DuplicatesTable } from './duplicates-table.tsx'

test('staff compare a pair, keep one by one press, and undo it [REAL-3]', async () => {
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const part = { brand: 'Twin', partNumbers: ['K-1', 'K-2'], gtin: '036000291452', specs }
  const warranty = [{ label: 'Warranty', value: '5 years' }]
  const sides = [
    { product: aManagedProduct({ ...part, _id: 'one', facts: warranty }), orders: 1 },
    { product: aManagedProduct({ _id: 'two', product: 'Drive two', draft: true }), orders: 0 },
  ]
  const sent: unknown[] = []
  let pairs = [{ products: sides }]
  fakeApi({
    'GET /api/products/duplicates?offset=0': () => pairs,
    'POST /api/product/two/merge': async (request) => {
      sent.push(await request.json())
      pairs = []
      return { id: 'two', into: 'one' }
    },
    'POST /api/product/two/unmerge': () => {
      pairs = [{ products: sides }]
      return { id: 'two' }
    },
  })
  show(<DuplicatesTable />, signedInAs(ada))
  const [one, two] = await screen.findAllByRole('cell')
  for (const text of [
    `${formatPrice(80.5)}, 20 pieces, 1 order`,
    'Twin, SSD',
    'K-1; K-2; 036000291452',
    'Capacity: 2 TB',
    'Warranty: 5 years',
  ]) {
    expect(within(one as HTMLElement).getByText(text)).toBeTruthy()
  }
  expect(two?.textContent).toContain('Draft')
  expect(two?.textContent).toContain('No brand, SSD')
  await userEvent.dblClick(
    within(one as HTMLElement).getByRole('button', { name: 'Keep this one' }),
  )
  expect(await screen.findByText('Drive two was merged')).toBeTruthy()
  expect(await screen.findByText('No two products look like the same part.')).toBeTruthy()
  expect(sent).toEqual([{ into: 'one' }])
  await press('Undo')
  expect(await screen.findAllByRole('button', { name: 'Keep this one' })).toHaveLength(2)
})
