import { orderButton } from '@tech-house/shop'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#shared/api/call-error.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { hrefOf } from '#shared/testing/queries.ts'
import { ada, aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import DraftForStaff from './draft-product.tsx'

const draft = aManagedProduct({ draft: true })
const managed = 'GET /api/product/test-ssd-1tb?view=admin'

function open(role: 'admin' | 'customer', answer: object = draft) {
  const asked = fakeApi({
    'GET /api/users?email=ada%40example.com': [{ _id: 'ada', email: ada.email, role }],
    'PUT /api/user/ada%40example.com': { token: 'token', role, claimsUpdated: false },
    [managed]: answer,
  })
  const missing = new CallError(404, 'not-found', 'There is no such product')
  show(<DraftForStaff id="test-ssd-1tb" error={missing} />, signedInAs(ada))
  return asked
}

test('an admin opens a draft by its link, and cannot order it [STAFF-3]', async () => {
  open('admin')
  expect(await screen.findByRole('heading', { level: 1, name: draft.product })).toBeTruthy()
  expect(screen.getByText(/This is a draft. Only staff see it/)).toBeTruthy()
  expect(hrefOf('Edit Product')).toBe('/dashboard/editProduct/test-ssd-1tb')
  expect(screen.queryByRole('button', { name: orderButton })).toBeNull()
})

test('for a customer a draft is missing, and its data is not requested [STAFF-3]', async () => {
  const asked = open('customer')
  expect(await screen.findByText('There is no such product')).toBeTruthy()
  expect(asked.some(({ url }) => url.includes('view=admin'))).toBe(false)
})

test('a product that was deleted is missing for an admin, too [STAFF-3]', async () => {
  open('admin', () => refuse(404, 'not-found', 'There is no such product'))
  expect(await screen.findByText('There is no such product')).toBeTruthy()
})
