import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Component as OrderPage } from './order-page.tsx'

test('what is typed about one purchase does not follow to another [PURCH-5]', async () => {
  const [one, two] = ['one', 'two'].map((id) => aPurchase({ lines: [anOrder({ purchase: id })] }))
  fakeApi({
    [`GET /api/users?email=${encodeURIComponent(ada.email)}`]: [],
    'GET /api/purchase/one': one,
    'GET /api/purchase/two': two,
  })
  show(
    <>
      <Link to="/dashboard/order/two">The other one</Link>
      <Routes>
        <Route path="/dashboard/order/:id" element={<OrderPage />} />
      </Routes>
    </>,
    signedInAs(ada),
    '/dashboard/order/one',
  )
  const field = () => screen.findByRole('textbox', { name: 'Message' })
  await userEvent.type(await field(), 'About the first')
  await userEvent.click(screen.getByRole('link', { name: 'The other one' }))
  await screen.findByText('Purchase two')
  expect(await field()).toHaveProperty('value', '')
})
