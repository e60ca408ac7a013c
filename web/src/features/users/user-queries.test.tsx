import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { useRole } from './user-queries.ts'

function RoleOfAda() {
  return <p>role: {useRole('ada@example.com')}</p>
}

const call = 'GET /api/users?email=ada%40example.com'

test('the role is read by one call for this email [DASH-1, SES-4]', async () => {
  const asked = fakeApi({
    [call]: () => Response.json([{ _id: 'u1', email: 'ada@example.com', role: 'admin' }]),
  })
  show(<RoleOfAda />)
  expect(await screen.findByText('role: admin')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('a user who is not in the list is a customer [DASH-1]', async () => {
  fakeApi({ [call]: () => Response.json([]) })
  show(<RoleOfAda />)
  expect(await screen.findByText('role: customer')).toBeTruthy()
})
