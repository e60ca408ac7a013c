import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Navigate, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct as aRow } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageProductsTable } from './manage-products-table.tsx'

const aProduct = (special: Partial<ManagedRow> = {}): ManagedRow => ({ ...aRow(), ...special })

const list = 'GET /api/products?view=admin&limit=50&offset=0'

test('an admin sees name, price and stock, and deletes after being asked [ADM-6]', async () => {
  let products = [aProduct()]
  fakeApi({
    [list]: () => Response.json(products),
    'DELETE /api/product/test-ssd-1tb': () => {
      products = []
      return Response.json({ deletedCount: 1 })
    },
  })
  show(<ManageProductsTable />, signedInAs(ada))
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toBe('Test SSD 1TBSSD$80.5020EditCorrect stockDelete')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog'))
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect(dialog.getByText(words)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('There are no products. Add the first one.')).toBeTruthy()
})

test('a page without products leads to the first one [STAFF-4]', async () => {
  fakeApi({
    [list]: () => Response.json([aProduct()]),
    'GET /api/products/summary': () => Response.json({ all: 101, draft: 0, low: 0, types: [] }),
    'GET /api/products?view=admin&limit=50&offset=100': () => Response.json([]),
  })
  show(
    <Routes>
      <Route path="/" element={<Navigate to="/managed?page=3" replace />} />
      <Route path="/managed" element={<ManageProductsTable />} />
    </Routes>,
    signedInAs(ada),
  )
  expect(await screen.findAllByRole('row')).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'page 1', current: 'page' })).toBeTruthy()
})

test('the server searches, filters and pages; rows show drafts and low stock [STAFF-4]', async () => {
  const drafts = [aProduct({ product: 'Draft', draft: true })]
  const rows = [
    aProduct({ _id: 'low', available_quantity: 9 }),
    aProduct({ _id: 'b', reorderAt: 9 }),
  ]
  const summary = { all: 101, draft: 1, low: 1, types: ['SSD', 'Case'] }
  fakeApi({
    [list]: () => Response.json(rows),
    'GET /api/products/summary': () => Response.json(summary),
    'GET /api/products?view=admin&limit=50&offset=100': () => Response.json([aProduct()]),
    'GET /api/products?view=admin&state=draft&limit=50&offset=0': () => Response.json(drafts),
    'GET /api/products?view=admin&q=ssd&state=draft&limit=50&offset=0': () => Response.json([]),
    'GET /api/products/summary?q=ssd': () => Response.json({ ...summary, all: 5, draft: 0 }),
  })
  show(<ManageProductsTable />, signedInAs(ada))
  expect(await screen.findAllByText('Low stock', { selector: 'td *' })).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Go to page 3' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))

  await userEvent.click(screen.getByRole('tab', { name: 'Drafts (1)' }))
  const [, row] = await screen
    .findAllByRole('row', { name: /Draft/ })
    .then((found) => [0, ...found])
  expect(row).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' ssd {Enter}')
  expect(await screen.findByText('No product matches.')).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'All (5)' })).toBeTruthy()
})
