import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
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

beforeEach(() => {
  asked = fakeApi({
    'GET /api/products?limit=96': () =>
      Response.json(some(96, 'SSD'), { headers: { link: '<?cursor=9.9.SSD-96>; rel="next"' } }),
    'GET /api/products?cursor=9.9.SSD-96': () => Response.json(some(10, 'HDD')),
  })
})

test('of a long catalog two lots are read, and "Show more" goes on from there [HOME-4]', async () => {
  show(<Catalog />)
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.getByRole('status').textContent).toBe('48 of 96 and more products')
  await userEvent.click(more)
  expect(screen.getByRole('status').textContent).toBe('96 of 96 and more products')
  await expectFocusOn('SSD-49')
  expect(asked).toHaveLength(1)
  await userEvent.click(more)
  expect(await screen.findByText('106 of 106 products')).toBeDefined()
  await expectFocusOn('HDD-1')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('whoever looks for something finds what was not read yet', async () => {
  show(<Catalog />)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'hdd 7')
  expect(await screen.findByRole('heading', { name: 'HDD 7' })).toBeDefined()
  expect(await screen.findByText('1 of 1 products')).toBeDefined()
})
