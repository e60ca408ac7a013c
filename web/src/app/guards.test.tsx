import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { forgetAccessToken } from '#shared/session/access-token.ts'
import { setAuthState } from '#shared/session/auth-state.ts'
import { readLoginRedirect } from '#shared/session/login-redirect.ts'
import { rememberSignOut } from '#shared/session/pending-sign-out.ts'
import { rememberReason } from '#shared/session/sign-out-reason.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { fakeAuth } from '#shared/testing/fake-auth.tsx'
import { queryWrapper } from '#shared/testing/query-client.tsx'
import { ada, aToken } from '#shared/testing/samples.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { Component as LikelyUser } from './likely-user.tsx'
import { requireStaff } from './require-staff.tsx'
import { RequireUser } from './require-user.tsx'

/** The login page, which shows the reason and the path of the redirect. */
function Login() {
  const { from, reason } = readLoginRedirect(useLocation())
  return <p>{`login: ${typeof from === 'string' ? from : from.pathname}, ${reason}`}</p>
}

const AdminPage = requireStaff('/dashboard/makeAdmin', () => <p>admin data</p>)

const never = new Promise<never>(() => {})
const Slow = () => use(never)

async function open(path: string) {
  const auth = fakeAuth()
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Login /> },
      { element: <LikelyUser />, children: [{ path: '/likely', element: <p>the product</p> }] },
      {
        element: (
          <Suspense fallback={<FullScreenSpinner />}>
            <RequireUser fallback={null}>{({ uid }) => <Outlet key={uid} />}</RequireUser>
          </Suspense>
        ),
        children: [
          { path: '/product/:id', element: <p>the product</p> },
          { path: '/form', element: <input /> },
          { path: '/slow', element: <Slow /> },
          { path: '/dashboard/makeAdmin', element: <AdminPage /> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const shop = (
    <auth.Provider>
      <Suspense fallback="loading">
        <RouterProvider router={router} />
      </Suspense>
    </auth.Provider>
  )
  await act(async () => render(shop, { wrapper: queryWrapper() }))
  return auth
}

test('a protected page shows a spinner while the sign-in state loads, never the login page [NAV-5]', async () => {
  const auth = await open('/product/ssd')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  await auth.emit(ada)
  expect(await screen.findByText('the product')).toBeTruthy()
})

test('a page for a user with a token is shown before Firebase Auth has restored the user [NAV-5]', async () => {
  localStorage.setItem('accessToken', 'token')
  await open('/likely')
  expect(screen.getByText('the product')).toBeTruthy()
  cleanup()
  localStorage.clear()
  await open('/likely')
  expect(screen.queryByText('the product')).toBeNull()
})

test('with a valid token a page is shown before Firebase Auth has restored the user, and keeps its input [SES-1]', async () => {
  localStorage.setItem('accessToken', aToken({ sub: ada.uid, email: ada.email }))
  const auth = await open('/form')
  await userEvent.type(screen.getByRole('textbox'), 'of Ada')
  await auth.emit(ada)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('of Ada')
})

test.each([
  ['gives way to another user', { ...ada, uid: 'bea', email: 'bea@example.com' }, ''],
  ['leads to the login page if its account may not sign in', null, undefined],
] as const)('a page that was shown by a token %s [SES-1]', async (_, restored, value) => {
  localStorage.setItem('accessToken', aToken({ sub: ada.uid, email: ada.email }))
  const auth = await open('/form')
  await userEvent.type(screen.getByRole('textbox'), 'of Ada')
  await auth.emit(restored)
  expect(screen.queryByRole<HTMLInputElement>('textbox')?.value).toBe(value)
  if (!restored) expect(await screen.findByText('login: /form, expired')).toBeTruthy()
})

test('a logout leaves a page that was shown by a token before Firebase Auth answers [SES-3]', async () => {
  localStorage.setItem('accessToken', aToken({ sub: ada.uid, email: ada.email }))
  await open('/form')
  rememberReason('logout')
  rememberSignOut()
  await act(async () => forgetAccessToken())
  expect(await screen.findByText('login: /, undefined')).toBeTruthy()
})

test('a page that waits is shown although the part that listens to Firebase Auth was mounted again [NAV-5]', async () => {
  const auth = await open('/product/ssd')
  // Like React's StrictMode in development.
  await act(async () => setAuthState(undefined))
  await auth.emit(ada)
  expect(await screen.findByText('the product')).toBeTruthy()
})

test('a signed-out visitor is redirected to the login page, which stores the way back [NAV-4]', async () => {
  await (await open('/product/ssd')).emit(null)
  expect(await screen.findByText('login: /product/ssd, undefined')).toBeTruthy()
})

test.each([
  ['a logout removes the way back', 'logout', 'login: /, undefined'],
  ['a session that Firebase Auth ends is reported', undefined, 'login: /product/ssd, expired'],
] as const)('%s [NAV-4]', async (_, reason, words) => {
  const auth = await open('/product/ssd')
  await auth.emit(ada)
  await screen.findByText('the product')
  if (reason) rememberReason(reason)
  await auth.emit(null)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a session that ends before the page was shown is reported too [AUTH-8]', async () => {
  const auth = await open('/slow')
  await auth.emit(ada)
  rememberReason('denied')
  await auth.emit(null)
  expect(await screen.findByText('login: /slow, denied')).toBeTruthy()
})

test('another user who signs in elsewhere gets a page without the previous input [NAV-5]', async () => {
  const auth = await open('/form')
  await auth.emit(ada)
  await userEvent.type(await screen.findByRole('textbox'), 'of Ada')
  await auth.emit({ ...ada, uid: 'bea', email: 'bea@example.com' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

const users = 'GET /api/users?email=ada%40example.com'

test('an admin path does not exist for a customer, and no admin data is requested [DASH-8]', async () => {
  const asked = fakeApi({ [users]: [{ _id: 'u1', email: ada.email, role: 'customer' }] })
  await (await open('/dashboard/makeAdmin')).emit(ada)
  expect(await screen.findByRole('img', { name: /404/ })).toBeTruthy()
  // On a busy machine the role is asked for again, because it is older than a second then.
  const paths = new Set(asked.map(({ url }) => new URL(url).pathname))
  expect([...paths]).toEqual(['/api/users'])
})

test('the token of an admin opens admin paths before Firebase Auth has restored the user, unless the role was withdrawn [DASH-8, SES-1]', async () => {
  localStorage.setItem('accessToken', aToken({ sub: ada.uid, email: ada.email, role: 'admin' }))
  fakeApi({ [users]: [{ _id: 'u1', email: ada.email, role: 'admin' }] })
  await open('/dashboard/makeAdmin')
  expect(await screen.findByText('admin data')).toBeTruthy()
  cleanup()
  fakeApi({ [users]: [{ _id: 'u1', email: ada.email, role: 'customer' }] })
  await open('/dashboard/makeAdmin')
  expect(await screen.findByRole('img', { name: /404/ })).toBeTruthy()
})

test('an admin sees admin paths after the API has returned a token with the role [AUTH-9]', async () => {
  const getIdToken = vi.fn(async () => 'token')
  let claimsUpdated = true
  fakeApi({
    [users]: [{ _id: 'u1', email: ada.email, role: 'admin' }],
    'PUT /api/user/ada%40example.com': () => {
      const registered = { token: 'token', role: 'admin', claimsUpdated }
      claimsUpdated = false
      return registered
    },
  })
  await (await open('/dashboard/makeAdmin')).emit({ ...ada, getIdToken })
  expect(await screen.findByText('admin data')).toBeTruthy()
  expect(getIdToken).toHaveBeenCalledWith(true)
})
