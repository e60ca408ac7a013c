import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { hrefOf } from '#shared/testing/queries.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Catalog } from './catalog.tsx'

const some = (count: number, type: string) =>
  Array.from({ length: count }, (_, n) =>
    aProduct({ _id: `${type}-${n + 1}`, product: `${type} ${n + 1}`, type }),
  )

const expectFocusOn = (id: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(`/product/${id}`))

let asked: Request[]
const askedPages = () => asked.filter(({ url }) => url.includes('/api/products'))

beforeEach(() => {
  asked = fakeApi({
    'GET /api/products?limit=96': () =>
      Response.json(some(96, 'SSD'), { headers: { link: '<?cursor=9.9.SSD-96>; rel="next"' } }),
    'GET /api/products?cursor=9.9.SSD-96': some(10, 'HDD'),
  })
})

test('a long catalog begins with 12 cards, and "Show more" goes on from there [HOME-4, CAT-6]', async () => {
  show(<Catalog />)
  const more = await screen.findByRole('button', { name: 'Show more' })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('12 of 96 and more products')
  await userEvent.click(more)
  expect(status.textContent).toBe('36 of 96 and more products')
  await expectFocusOn('SSD-13')
  expect(askedPages()).toHaveLength(1)
  for (const shown of ['60', '84']) {
    await userEvent.click(more)
    expect(status.textContent).toBe(`${shown} of 96 and more products`)
  }
  await userEvent.click(more)
  expect(await screen.findByText('106 of 106 products')).toBeDefined()
  expect(askedPages()).toHaveLength(2)
  await expectFocusOn('SSD-85')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('Filters and Sort are there before the products, and before the first touch [CAT-3]', async () => {
  show(<Catalog />)
  const bar = () => ['Filters', 'Sort'].map((name) => screen.getByText(name).textContent)
  expect(bar()).toEqual(['Filters', 'Sort'])
  await screen.findByText('SSD 1')
  expect(bar()).toEqual(['Filters', 'Sort'])
  // Hidden in the wide window of jsdom.
  await userEvent.click(screen.getByText('Filters'))
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeTruthy()
})

test('a button after the search skips the filters: from it one Tab leads to the first result [CAT-2]', async () => {
  show(
    <section>
      <Catalog />
    </section>,
  )
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a product' }))
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the results')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('status'))
  const cards = screen.getAllByRole('listitem')
  await userEvent.tab()
  expect(cards[0]?.contains(document.activeElement)).toBe(true)
})

test('a search for a whole computer leads to the page that builds one [CAT-2, FIT-1]', async () => {
  show(<Catalog />)
  const search = await screen.findByRole('searchbox', { name: 'Find a product' })
  await userEvent.type(search, 'gaming pc')
  await screen.findByRole('link', { name: 'Build a computer' })
  expect(hrefOf('Build a computer')).toBe('/build')
  await retype(search, 'hdd 7')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Build a computer' })).toBeNull())
})

test('the answer of GET /products is written to the console [FIX-9]', async () => {
  const debug = vi.spyOn(console, 'debug')
  show(<Catalog />)
  await screen.findByRole('button', { name: 'Show more' })
  expect(debug).toHaveBeenCalledExactlyOnceWith(some(96, 'SSD'))
})
