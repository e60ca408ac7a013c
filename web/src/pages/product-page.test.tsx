import { screen } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Component as ProductPage } from './product-page.tsx'

const Url = () => <output>{useLocation().pathname}</output>

test('the link of a merged product becomes that of the product that stays [REAL-3]', async () => {
  const stays = aProduct({ _id: 'stays', product: 'Drive that stays' })
  fakeApi({
    'GET /api/product/goes': stays,
    'GET /api/product/stays': stays,
    'GET /api/search?type=SSD&limit=9': aSearchResult([]),
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
  expect(await screen.findByText('/product/stays')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Drive that stays' })).toBeTruthy()
})
