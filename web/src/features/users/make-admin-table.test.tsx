import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { show } from '#shared/testing/show.tsx'
import { MakeAdminTable } from './make-admin-table.tsx'

const list = 'GET /api/customers?limit=100'
const staff = 'GET /api/users?view=staff'
const nobody = { [staff]: [] }

test('a customer becomes an admin at once, and the toast undoes it; removing one asks first [ADM-5, STAFF-11, PURCH-4]', async () => {
  let role = 'customer'
  const become = (next: string) => () => {
    role = next
    return { modifiedCount: 1 }
  }
  fakeApi({
    ...nobody,
    [list]: () => [{ _id: 'u2', email: 'bea@example.com', role, emailVerified: true }],
    'PUT /api/admin/bea%40example.com': become('admin'),
    'DELETE /api/admin/bea%40example.com': become('customer'),
  })
  show(<MakeAdminTable />)
  await press('make admin')
  expect(await screen.findByText('Admin made successful')).toBeTruthy()
  expect(await screen.findByText('already an admin')).toBeTruthy()
  await press('Undo')
  expect(await screen.findByText('Admin removed')).toBeTruthy()

  await press('make admin')
  await press('Remove admin')
  expect(await screen.findByText('Remove bea@example.com as an admin?')).toBeTruthy()
  expect(role).toBe('admin')
  await answerDialog('Remove admin')
  expect(await screen.findByRole('button', { name: 'make admin' })).toBeTruthy()
})

test('an account is found by what the admin enters [ADM-5, REACH-3]', async () => {
  const [bea, eve] = ['bea', 'eve'].map((name) => ({
    _id: name,
    email: `${name}@example.com`,
    role: 'customer',
  }))
  fakeApi({
    ...nobody,
    [list]: [bea, eve],
    'GET /api/customers?q=Eve&limit=100': [eve],
    'GET /api/customers?q=zoe%40example.com&limit=100': [],
  })
  show(<MakeAdminTable />)
  const field = await screen.findByRole('textbox', { name: 'Customer or purchase' })
  await userEvent.type(field, 'Eve{Enter}')
  await waitFor(() => expect(screen.queryByText(/^bea/)).toBeNull())
  expect(screen.getByText(/^eve/)).toBeTruthy()
  await retype(field, 'zoe@example.com{Enter}')
  expect(await screen.findByText('Nobody matches.')).toBeTruthy()
})

test('an unverified address has a warning, and the reason of the refusal is shown [DAY-5]', async () => {
  const bea = { _id: 'u1', email: 'bea@example.com', role: 'customer', emailVerified: true }
  const eve = { _id: 'u2', email: 'boss@example.com', role: 'customer', emailVerified: false }
  fakeApi({
    ...nobody,
    [list]: [bea, eve],
    'PUT /api/admin/boss%40example.com': refuse(409, 'email-not-verified', 'Not verified'),
  })
  show(<MakeAdminTable />)
  const row = (await screen.findByText('address not verified')).closest('tr')
  expect(row?.textContent).toContain('boss@example.com')
  await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'make admin' }))
  expect(await screen.findByText('Not verified')).toBeTruthy()
})

test('who works here is a list in which a role is changed, taken back and removed [DAY-5]', async () => {
  const bea = { _id: 'u2', email: 'bea@example.com', name: 'Bea', emailVerified: true }
  let role = 'packer'
  const asked = fakeApi({
    [staff]: () => (role === 'customer' ? [] : [{ ...bea, role }]),
    [list]: [],
    'PUT /api/admin/bea%40example.com': async (request: Request) => {
      role = (await request.json()).role
      return { modifiedCount: 1 }
    },
    'DELETE /api/admin/bea%40example.com': () => {
      role = 'customer'
      return { modifiedCount: 1 }
    },
  })
  show(<MakeAdminTable />)
  const table = await screen.findByRole('table', { name: 'Who works here' })
  expect(within(table).getByText('Packer')).toBeTruthy()
  await press('Change role')
  const field = await screen.findByRole('combobox', { name: 'Role' })
  expect(textsOf(within(field).getAllByRole('option')).map((text) => text.split(':')[0])).toEqual([
    'Admin',
    'Packer',
    'Catalog',
    'Support',
    'Customer',
  ])
  await userEvent.selectOptions(field, 'support')
  await answerDialog('Save')
  expect(await screen.findByText('bea@example.com: Support')).toBeTruthy()
  expect(await within(table).findByText('Support')).toBeTruthy()
  await press('Undo')
  expect(await within(table).findByText('Packer')).toBeTruthy()
  await press('Remove')
  await answerDialog('Remove')
  expect(await screen.findByText('Nobody works here.')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('an account is blocked from reviews and pictures after a question, and unblocked [STAFF-11]', async () => {
  let blocked: true | undefined
  fakeApi({
    ...nobody,
    [list]: () => [{ _id: 'u2', email: 'eve@example.com', role: 'customer', blocked }],
    'PUT /api/user/u2/block': () => {
      blocked = true
      return { modifiedCount: 1 }
    },
    'DELETE /api/user/u2/block': () => {
      blocked = undefined
      return { modifiedCount: 1 }
    },
  })
  show(<MakeAdminTable />)
  await press('Block')
  await answerDialog('Block')
  expect(await screen.findByText('eve@example.com is blocked')).toBeTruthy()
  expect(await screen.findByText('blocked')).toBeTruthy()
  await press('Unblock')
  await answerDialog('Unblock')
  expect(await screen.findByText('eve@example.com is unblocked')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Block' })).toBeTruthy()
})

test('after a lost response, a row shows the stored role, or that it may be out of date [ADM-5, STAFF-11, FIX-5]', async () => {
  let role = 'customer'
  let isReadable = true
  fakeApi({
    ...nobody,
    [list]: () =>
      isReadable
        ? [{ _id: 'u2', email: 'bea@example.com', role, emailVerified: true }]
        : refuse(429, 'busy', 'Too many at once'),
    'PUT /api/admin/bea%40example.com': () => {
      role = 'admin'
      isReadable = false
      return Promise.reject(new TypeError('lost'))
    },
  })
  show(<MakeAdminTable />)
  await press('make admin')
  expect(await screen.findByText(/^We could not confirm whether the role of bea/)).toBeTruthy()
  expect(await screen.findByText(/it may be out of date/)).toBeTruthy()

  isReadable = true
  await press('Read again')
  expect(await screen.findByRole('button', { name: 'Remove admin' })).toBeTruthy()
  expect(screen.queryByText(/it may be out of date/)).toBeNull()
})
