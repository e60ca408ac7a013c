import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderLoginNotice } from './order-login-notice.tsx'

/** Shows the login page's notice for a visitor who comes from a page. */
function comeFrom(pathname: string, reason?: string) {
  fakeApi({ 'GET /api/product/test-ssd-1tb': aProduct() })
  const state = { from: { pathname, search: '', hash: '' }, reason }
  show(<OrderLoginNotice />, undefined, { pathname: '/login', state })
}

test.each([
  ['/product/test-ssd-1tb', 'Log in to order Test SSD 1TB.'],
  ['/build', 'Log in to order your build.'],
  ['/quick-order', 'Log in to order your list.'],
])('to a visitor from %s the login page says “%s” [NAV-4]', async (path, words) => {
  comeFrom(path)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('it says nothing to those who come from elsewhere, or were signed out [NAV-4]', () => {
  comeFrom('/dashboard')
  comeFrom('/product/test-ssd-1tb', 'expired')
  expect(screen.queryByText(/Log in to order/)).toBeNull()
})
