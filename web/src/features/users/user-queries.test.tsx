import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { useRole } from './user-queries.ts'

function RoleOfAda() {
  return <p>role: {useRole('ada@example.com')}</p>
}

test.each([
  ['admin', [{ _id: 'u1', email: 'ada@example.com', role: 'admin' }]],
  ['customer', []],
])('the role %s is read by one call for this email [DASH-1, SES-4]', async (role, accounts) => {
  const asked = fakeApi({ 'GET /api/users?email=ada%40example.com': accounts })
  show(<RoleOfAda />)
  expect(await screen.findByText(`role: ${role}`)).toBeTruthy()
  expect(asked).toHaveLength(1)
})
