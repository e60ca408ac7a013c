import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { deliveryNumber, ProductRestock } from './product-restock.tsx'

const fan = aProduct({ _id: 'fan', product: 'Fan', available_quantity: 3 })
const file = (lines: string[], name = 'DN-1042 (1).csv') =>
  new File([lines.join('\n')], name, { type: 'text/csv' })

test('a delivery is shown with the stock it leads to, and is sent when it is confirmed [STAFF-2, STAFF-8]', async () => {
  const asked = fakeApi({
    'POST /api/products/match': { matches: [{ products: [fan] }, { products: [aProduct(), fan] }] },
    'POST /api/products/restock': {
      results: [
        { productId: 'fan', outcome: 'added' },
        { productId: 'test-ssd-1tb', outcome: 'differs' },
      ],
    },
  })
  show(<ProductRestock />)
  const lines = ['id,pieces,product', 'fan,1000', 'test-ssd-1tb,2', ',2,No such thing']
  await userEvent.upload(screen.getByLabelText('Choose a file'), file(lines))
  await screen.findByText(/^To add: 1,002 pieces of 2 products. Rows with problems: 1./)
  const shown = textsOf(screen.getAllByRole('row'))
  expect(shown).toContain('Fan+1,0003 → 1,003')
  expect(shown).toContain('4productNo such thingThe shop has no such product')
  const rows = [{ productId: 'fan' }, { productId: 'test-ssd-1tb' }, { product: 'No such thing' }]
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual([{ rows }])

  const number = screen.getByLabelText<HTMLInputElement>('Delivery number')
  expect(number.value).toBe('DN-1042')
  await userEvent.type(number, ' b')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add 1,002 pieces to the stock' }))
  expect(await screen.findByText('2 of 2 products done: 1 added, 1 refused.')).toBeTruthy()
  expect(screen.getByText(/has added another number of pieces/)).toBeTruthy()
  const sent = asked.slice(1)
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    {
      delivery: 'DN-1042 b',
      lines: [
        { productId: 'fan', pieces: 1000 },
        { productId: 'test-ssd-1tb', pieces: 2 },
      ],
    },
  ])
})

test.each([
  ['DN-1042.csv', 'DN-1042'],
  ['DN-1042 (12).csv', 'DN-1042'],
  ['2026.11.24.txt', '2026.11.24'],
])('the file %s is the delivery %s [STAFF-8]', (name, delivery) => {
  expect(deliveryNumber(name)).toBe(delivery)
})
