import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { showSession } from '#features/session/session.ts'
import { createQueryClient } from '#shared/api/query-client.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { ada } from '#shared/testing/samples.ts'
import { AdminOnly } from './admin-only.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

afterEach(() => {
  cleanup()
  showSession({ status: 'loading' })
  vi.unstubAllGlobals()
})

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p>{pathname + search + hash}</p>
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>home</p> },
      {
        element: <SignedOutOnly />,
        children: [{ path: '/login', element: <p>the login page</p> }],
      },
      {
        element: <SignedInOnly />,
        children: [
          { path: '/product/:id', element: <Address /> },
          {
            element: <AdminOnly />,
            children: [{ path: '/dashboard/makeAdmin', element: <p>admin data</p> }],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const queryClient = createQueryClient({
    onWriteError: () => {},
    onSessionLost: () => {},
    onGuardedReadError: () => {},
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense fallback="loading">
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  )
}

test('a protected page spins while the sign-in state loads and never shows the login page to a signed-in user [NAV-5]', async () => {
  open('/product/ssd')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryByText('the login page')).toBeNull()
  showSession(ada)
  expect(await screen.findByText('/product/ssd')).toBeTruthy()
})

test('a signed-out visitor logs in first and comes back with search and hash [NAV-4, AUTH-1]', async () => {
  showSession({ status: 'signed-out', isLost: false })
  open('/product/ssd?from=mail#order')
  expect(await screen.findByText('the login page')).toBeTruthy()
  showSession(ada)
  expect(await screen.findByText('/product/ssd?from=mail#order')).toBeTruthy()
})

test('after a logout the next person starts at home, after a lost session the same page [NAV-4]', async () => {
  showSession(ada)
  open('/product/ssd')
  showSession({ status: 'signed-out', isLost: true })
  expect(await screen.findByText('the login page')).toBeTruthy()
  showSession(ada)
  expect(await screen.findByText('/product/ssd')).toBeTruthy()

  showSession({ status: 'signed-out', isLost: false })
  expect(await screen.findByText('the login page')).toBeTruthy()
  showSession(ada)
  expect(await screen.findByText('home')).toBeTruthy()
})

test('a session that cannot be opened says so and offers to try again [NAV-7]', async () => {
  showSession({ status: 'failed', error: new Error('no answer') })
  open('/product/ssd')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('an admin path does not exist for a customer, and no admin data is asked for [DASH-8]', async () => {
  const asked = fakeApi({
    'GET /api/users': () => Response.json([{ _id: 'u1', email: ada.email, role: 'customer' }]),
  })
  showSession(ada)
  open('/dashboard/makeAdmin')
  expect(await screen.findByRole('img', { name: /404/ })).toBeTruthy()
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/users'])
})

test('an admin sees admin paths', async () => {
  fakeApi({
    'GET /api/users': () => Response.json([{ _id: 'u1', email: ada.email, role: 'admin' }]),
  })
  showSession({ ...ada, role: 'admin' })
  open('/dashboard/makeAdmin')
  expect(await screen.findByText('admin data')).toBeTruthy()
})
