import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageProductsTable } from './manage-products-table.tsx'

test('an admin sees name, price and stock, and deletes after being asked [ADM-6]', async () => {
  let products = [aProduct()]
  fakeApi({
    'GET /api/products?view=admin': () => Response.json(products),
    'DELETE /api/product/test-ssd-1tb': () => {
      products = []
      return Response.json({ deletedCount: 1 })
    },
  })
  show(<ManageProductsTable />)
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toBe('Test SSD 1TB$80.5020Delete')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog'))
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect(dialog.getByText(words)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('There are no products. Add the first one.')).toBeTruthy()
})
