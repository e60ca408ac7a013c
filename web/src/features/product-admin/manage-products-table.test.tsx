import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct as aRow } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ManageProductsTable } from './manage-products-table.tsx'

const aProduct = (special: Partial<ManagedProduct> = {}): ManagedProduct => ({
  ...aRow(),
  draft: false,
  revision: 0,
  ...special,
})

const list = 'GET /api/products?view=admin&limit=100&offset=0'

test('an admin sees name, price and stock, and deletes after being asked [ADM-6]', async () => {
  let products = [aProduct()]
  fakeApi({
    [list]: () => products,
    'DELETE /api/product/test-ssd-1tb': () => {
      products = []
      return { deletedCount: 1 }
    },
  })
  show(<ManageProductsTable />, signedInAs(ada))
  const [, row] = await screen.findAllByRole('row')
  expect(row?.textContent).toBe(`Test SSD 1TBSSD${formatPrice(80.5)}20EditCorrect stockDelete`)
  await press('Delete')
  const words = 'Are you sure? If you once delete it then you never can be restored again.'
  expect(await screen.findByText(words)).toBeTruthy()
  await answerDialog('Delete')
  expect(await screen.findByText('There are no products. Add the first one.')).toBeTruthy()
})

test('a list that is full is announced [SCALE-2]', async () => {
  const full = { all: 100_000, draft: 0, low: 0, contradictory: 0, types: [], brands: [] }
  fakeApi({ [list]: [aProduct()], 'GET /api/products/summary': full })
  show(<ManageProductsTable />, signedInAs(ada))
  expect(await screen.findByText('The shop finds only its newest 100,000 products.')).toBeTruthy()
})

test('more prices than can change at once are not offered until products are selected [SCALE-2, STAFF-12]', async () => {
  const many = { all: 5001, draft: 0, low: 0, contradictory: 0, types: [], brands: [] }
  fakeApi({ [list]: [aProduct()], 'GET /api/products/summary': many })
  show(<ManageProductsTable />, signedInAs(ada))
  const offer = await screen.findByRole('link', { name: 'Change up to 5,000 prices' })
  expect(offer.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByLabelText('Select Test SSD 1TB'))
  const selected = screen.getByRole('link', { name: 'Change 1 price' })
  expect(selected.getAttribute('aria-disabled')).toBeNull()
})

test('products of one name are told apart by their part number [SCALE-2]', async () => {
  const rows = ['A-1', 'B-2'].map((number) => aProduct({ _id: number, partNumbers: [number, 'x'] }))
  fakeApi({ [list]: rows })
  show(<ManageProductsTable />, signedInAs(ada))
  expect(await screen.findByText('SSD, A-1')).toBeTruthy()
  expect(screen.getByText('SSD, B-2')).toBeTruthy()
})

test.each([
  ['state=draft', 'There are no drafts.'],
  ['state=low', 'No product is low in stock.'],
  ['q=ssd&state=low', 'No product matches.'],
])('without products, %s says "%s" [STAFF-4]', async (search, title) => {
  fakeApi({ [`GET /api/products?view=admin&${search}&limit=100&offset=0`]: [] })
  show(<ManageProductsTable />, signedInAs(ada), `/?${search}`)
  expect(await screen.findByText(title)).toBeTruthy()
})

test('the products of the stock value have a column with it [STAFF-9]', async () => {
  fakeApi({ 'GET /api/products?view=admin&sort=value-desc&limit=100&offset=0': [aProduct()] })
  show(<ManageProductsTable />, signedInAs(ada), '/?sort=value-desc')
  expect(await screen.findByRole('columnheader', { name: 'Stock value' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: formatPrice(1610) })).toBeTruthy()
})

test('the export has all columns of all products that the filter finds [SPEC-3]', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const specs = { kind: 'storage' as const, capacityGb: 1000 }
  const found = [aProduct({ partNumbers: ['A-1', 'B-2'], specs }), aProduct({ _id: 'second' })]
  fakeApi({
    'GET /api/products?view=admin&q=ssd&limit=100&offset=0': found.slice(0, 1),
    'GET /api/products?view=admin&q=ssd': found,
  })
  show(<ManageProductsTable />, signedInAs(ada), '/?q=ssd')
  await press('Export CSV')
  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  const { image, description } = aProduct()
  expect(lines).toEqual([
    '_id,product,type,price,available_quantity,minimum_order,image,description,partNumbers,draft,specs.kind,specs.capacityGb',
    `test-ssd-1tb,Test SSD 1TB,SSD,80.5,20,5,${image},${description},A-1; B-2,false,Storage,1000`,
    `second,Test SSD 1TB,SSD,80.5,20,5,${image},${description},,false,,`,
  ])
})

test('the server searches, filters and pages; rows show drafts and low stock [STAFF-4]', async () => {
  const drafts = [aProduct({ product: 'Draft', draft: true })]
  const others = Array.from({ length: 98 }, (_, n) => aProduct({ _id: `${n}` }))
  const low = aProduct({ _id: 'low', available_quantity: 9 })
  low.specs = { kind: 'motherboard', socket: 'AM5', chipset: 'B550' }
  const rows = [low, aProduct({ reorderAt: 9 }), ...others]
  const summary = { all: 101, draft: 1, low: 1, contradictory: 0, types: ['SSD', 'Case'] }
  fakeApi({
    [list]: rows,
    'GET /api/products/summary': summary,
    'GET /api/products?view=admin&limit=100&offset=100': [aProduct({ _id: 'last' })],
    'GET /api/products?view=admin&state=draft&limit=100&offset=0': drafts,
    'GET /api/products?view=admin&q=ssd&state=draft&limit=100&offset=0': [],
    'GET /api/products/summary?q=ssd': { ...summary, all: 5, draft: 0 },
  })
  show(<ManageProductsTable />, signedInAs(ada))
  expect(await screen.findAllByText('Low stock', { selector: 'td *' })).toHaveLength(1)
  expect(screen.getAllByText('Contradiction: socket AM5, chipset B550')).toHaveLength(1)
  await press('Show more')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(102))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(screen.getByText('101 of 101 shown')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Go to rows' })).toBeTruthy()

  await userEvent.click(screen.getByRole('link', { name: 'Drafts (1)' }))
  expect(await screen.findByRole('row', { name: /Draft/ })).toBeTruthy()
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Name, brand or number' }),
    ' ssd {Enter}',
  )
  expect(await screen.findByText('No product matches.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'All (5)' })).toBeTruthy()
})

test('prices change of the selected products, otherwise of all that the search finds [STAFF-12]', async () => {
  const rows = [aProduct(), aProduct({ _id: 'second', product: 'Second' })]
  fakeApi({
    'GET /api/products?view=admin&q=ssd&limit=100&offset=0': rows,
    'GET /api/products/summary?q=ssd': { all: 345, draft: 0, low: 0, contradictory: 0, types: [] },
  })
  show(<ManageProductsTable />, signedInAs(ada), '/?q=ssd')
  const all = await screen.findByRole('link', { name: 'Change 345 prices' })
  expect(all.getAttribute('href')).toBe('/dashboard/changePrices?q=ssd')
  await userEvent.click(screen.getByLabelText('Select Second'))
  const selected = screen.getByRole('link', { name: 'Change 1 price' })
  expect(selected.getAttribute('href')).toBe('/dashboard/changePrices?q=ssd&selected=1')
})
