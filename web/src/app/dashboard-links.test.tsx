import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { DashboardLinks } from './dashboard-links.tsx'

const customerLinks = [
  ['My Profile', '/dashboard/myprofile'],
  ['My Order', '/dashboard/myorder'],
  ['Add Review', '/dashboard/addreview'],
]
const adminLinks = [
  ['My Profile', '/dashboard/myprofile'],
  ['Manage Order', '/dashboard/manageOrder'],
  ['Add Product', '/dashboard/addProduct'],
  ['Make Admin', '/dashboard/makeAdmin'],
  ['Manage Products', '/dashboard/ManageProducts'],
]

test.each([
  ['customer', customerLinks],
  ['admin', adminLinks],
])('the drawer of a %s, whose role takes one call [DASH-1, SES-4]', async (role, links) => {
  const asked = fakeApi({
    'GET /api/users?email=ada%40example.com': () =>
      Response.json([{ _id: 'u1', email: ada.email, role }]),
  })
  show(<DashboardLinks />, signedInAs(ada))
  const shown = await screen.findAllByRole('link')
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
  expect(asked).toHaveLength(1)
})
