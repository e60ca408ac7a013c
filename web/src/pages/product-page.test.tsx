import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pendingWrite } from '#shared/api/pending-writes.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Component as ProductPage } from './product-page.tsx'

const stays = aProduct({ _id: 'stays', product: 'Drive that stays' })

function showMerged() {
  fakeApi({
    'GET /api/product/goes': stays,
    'GET /api/product/stays': stays,
    'GET /api/search?type=SSD&limit=9': aSearchResult([]),
    'GET /api/addresses': { addresses: [], revision: 0, isRequired: false },
  })
  show(
    <>
      <Routes>
        <Route path="/product/:id" element={<ProductPage />} />
      </Routes>
      <Url />
    </>,
    signedInAs(ada),
    '/product/goes',
  )
}

const Url = () => <output>{useLocation().pathname}</output>

test('the link of a merged product becomes that of the product that stays [REAL-3]', async () => {
  showMerged()
  expect(await screen.findByText('/product/stays')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Drive that stays' })).toBeTruthy()
})

test('an order without a response is still asked about on the page of a product that was merged meanwhile [REAL-3]', async () => {
  const { write } = pendingWrite({ owner: ada.email, name: 'order:goes' })
  const body = { productId: 'goes', product: 'Drive that goes', quantity: 6, totalPrice: 480 }
  write({ key: 'key', request: { body }, isUnconfirmed: true })
  showMerged()
  expect(await screen.findByText(/We could not confirm whether your order was booked/)).toBeTruthy()
  expect(screen.getByText('/product/goes')).toBeTruthy()
})
