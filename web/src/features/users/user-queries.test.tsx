import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { useRole } from './user-queries.ts'

function RoleOfAda() {
  return <p>role: {useRole('ada@example.com')}</p>
}

const ada = { _id: 'u1', email: 'ada@example.com', role: 'admin' }
const bea = { _id: 'u2', email: 'bea@example.com', role: 'customer' }

test('the role is found in the list of users by the address, on whichever page [DASH-1]', async () => {
  fakeApi({
    'GET /api/users': () =>
      Response.json([bea], { headers: { link: '<?cursor=1.2.u2>; rel="next"' } }),
    'GET /api/users?cursor=1.2.u2': () => Response.json([ada]),
  })
  show(<RoleOfAda />)
  expect(await screen.findByText('role: admin')).toBeTruthy()
})

test('whoever is not on the list is a customer [DASH-1]', async () => {
  fakeApi({ 'GET /api/users': () => Response.json([bea]) })
  show(<RoleOfAda />)
  expect(await screen.findByText('role: customer')).toBeTruthy()
})
