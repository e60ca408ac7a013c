import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { MakeAdminTable } from './make-admin-table.tsx'

test.each([
  [
    'customer',
    'admin',
    'PUT',
    'make admin',
    'Make admin',
    'Make bea@example.com an admin?',
    'Admin made successful',
    'Remove admin',
  ],
  [
    'admin',
    'customer',
    'DELETE',
    'Remove admin',
    'Remove admin',
    'Remove bea@example.com as an admin?',
    'Admin removed',
    'make admin',
  ],
])(
  'a %s becomes %s after a question [ADM-5, STAFF-11]',
  async (before, after, method, button, yes, question, toast, next) => {
    let role = before
    fakeApi({
      'GET /api/users?limit=100': () =>
        Response.json([{ _id: 'u2', email: 'bea@example.com', role, emailVerified: true }]),
      [`${method} /api/admin/bea%40example.com`]: () => {
        role = after
        return Response.json({ modifiedCount: 1 })
      },
    })
    show(<MakeAdminTable />)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(question)).toBeTruthy()
    expect(role).toBe(before)
    await userEvent.click(dialog.getByRole('button', { name: yes }))
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(await screen.findByRole('button', { name: next })).toBeTruthy()
  },
)

test('an unverified address has a warning', async () => {
  const bea = { _id: 'u1', email: 'bea@example.com', role: 'customer', emailVerified: true }
  const eve = { _id: 'u2', email: 'boss@example.com', role: 'customer', emailVerified: false }
  fakeApi({ 'GET /api/users?limit=100': () => Response.json([bea, eve]) })
  show(<MakeAdminTable />)
  const caution = await screen.findByText('address not verified')
  expect(caution.closest('tr')?.textContent).toContain('boss@example.com')
  expect(
    screen.getByRole('button', { name: 'make admin', description: 'address not verified' }),
  ).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'make admin' })[1] ?? caution)
  expect(screen.getByRole('dialog').textContent).toContain('it may belong to another person')
})

test('an account is blocked from reviews and pictures after a question, and unblocked [STAFF-11]', async () => {
  let blocked: true | undefined
  fakeApi({
    'GET /api/users?limit=100': () =>
      Response.json([{ _id: 'u2', email: 'eve@example.com', role: 'customer', blocked }]),
    'PUT /api/user/u2/block': () => {
      blocked = true
      return Response.json({ modifiedCount: 1 })
    },
    'DELETE /api/user/u2/block': () => {
      blocked = undefined
      return Response.json({ modifiedCount: 1 })
    },
  })
  show(<MakeAdminTable />)
  const press = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name }))
  }
  await press('Block')
  expect(await screen.findByText('eve@example.com is blocked')).toBeTruthy()
  expect(await screen.findByText('blocked')).toBeTruthy()
  await press('Unblock')
  expect(await screen.findByText('eve@example.com is unblocked')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Block' })).toBeTruthy()
})

test('after a lost response, a row shows the stored role, or that it may be out of date [ADM-5, STAFF-11, FIX-5]', async () => {
  let role = 'customer'
  let isReadable = true
  fakeApi({
    'GET /api/users?limit=100': () =>
      isReadable
        ? Response.json([{ _id: 'u2', email: 'bea@example.com', role }])
        : refuse(429, 'busy', 'Too many at once'),
    'PUT /api/admin/bea%40example.com': () => {
      role = 'admin'
      isReadable = false
      return Promise.reject(new TypeError('lost'))
    },
  })
  show(<MakeAdminTable />)
  await userEvent.click(await screen.findByRole('button', { name: 'make admin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Make admin' }))
  expect(await screen.findByText(/^We could not confirm whether the admin was/)).toBeTruthy()
  expect(await screen.findByText(/it may be out of date/)).toBeTruthy()

  isReadable = true
  await userEvent.click(await screen.findByRole('button', { name: 'Read again' }))
  expect(await screen.findByRole('button', { name: 'Remove admin' })).toBeTruthy()
  expect(screen.queryByText(/it may be out of date/)).toBeNull()
})
