import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { OrderLoginNotice } from './order-login-notice.tsx'

/** Shows the login page's notice for a visitor who comes from a page. */
function comeFrom(pathname: string, reason?: string) {
  fakeApi({ 'GET /api/product/test-ssd-1tb': () => Response.json(aProduct()) })
  const state = { from: { pathname, search: '', hash: '' }, reason }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <OrderLoginNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the login page says what a visitor wanted to order [NAV-4]', async () => {
  comeFrom('/product/test-ssd-1tb')
  expect(await screen.findByText('Log in to order Test SSD 1TB.')).toBeTruthy()
})

test.each([
  ['/build', 'Log in to order your build.'],
  ['/quick-order', 'Log in to order your list.'],
])('from %s it says “%s” [NAV-4]', (path, words) => {
  comeFrom(path)
  expect(screen.getByText(words)).toBeTruthy()
})

test('it says nothing to those who come from elsewhere, or were signed out [NAV-4]', () => {
  comeFrom('/dashboard')
  comeFrom('/product/test-ssd-1tb', 'expired')
  expect(screen.queryByText(/Log in to order/)).toBeNull()
})
