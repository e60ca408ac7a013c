import * as shop from '@tech-house/shop'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Component } from './home-page.tsx'

const showWith = (products: object[]) => {
  fakeApi({ 'GET /api/products?limit=96': products, 'GET /api/reviews': [] })
  return show(<Component />)
}
const promo = () => screen.queryByRole('heading', { name: shop.promo?.heading })
const figures = () => screen.queryByLabelText(`${shop.name} in numbers`)

test('a shop without products says nothing of offers and sales, one with products what its owner has set [LAW-1, HOME-6]', async () => {
  const { unmount } = showWith([])
  expect(await screen.findByText(/There are no products today/)).toBeTruthy()
  await waitFor(() => expect([promo(), figures()]).toEqual([null, null]))
  unmount()
  showWith([aProduct()])
  await screen.findAllByText(aProduct().product)
  expect([promo() !== null, figures()?.textContent]).toEqual([
    shop.promo !== undefined,
    shop.statistics.map(({ label, value }) => label + value).join('') || undefined,
  ])
})
