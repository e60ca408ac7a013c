import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProductDetails } from './product-details.tsx'

function Refresh() {
  const queryClient = useQueryClient()
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries()}>
      refresh
    </button>
  )
}

test('a product shows its picture and every fact of it [BUY-1]', async () => {
  const product = aProduct()
  fakeApi({ 'GET /api/product/test-ssd-1tb': () => Response.json(product) })
  show(
    <ProductDetails id={product._id} keepDeleted={() => false}>
      {() => null}
    </ProductDetails>,
  )
  expect(await screen.findByRole('heading', { name: product.product, level: 1 })).toBeTruthy()
  expect(screen.getByRole('img', { name: product.product })).toBeTruthy()
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['SSD', '20', '5'])
  expect(screen.getByText(product.description)).toBeTruthy()
})

test('a product that is deleted while it is shown is reported as gone, unless its form is still needed [FIX-4]', async () => {
  let isDeleted = false
  const asked = fakeApi({
    'GET /api/product/test-ssd-1tb': () =>
      isDeleted ? refuse(404, 'not-found', 'No such product') : Response.json(aProduct()),
  })
  let isKept = true
  show(
    <ProductDetails id="test-ssd-1tb" keepDeleted={() => isKept}>
      {() => <Refresh />}
    </ProductDetails>,
  )
  const refresh = await screen.findByRole('button', { name: 'refresh' })
  isDeleted = true
  await userEvent.click(refresh)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('heading', { name: /is gone/ })).toBeNull()

  isKept = false
  await userEvent.click(refresh)
  expect(await screen.findByRole('heading', { name: 'Test SSD 1TB is gone' })).toBeTruthy()
  const others = screen.getByRole('link', { name: 'See the products' })
  expect(others.getAttribute('href')).toBe('/#services')
})
