import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showSession } from '#features/session/session.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { DashboardLinks } from './dashboard-links.tsx'

afterEach(() => {
  showSession({ status: 'loading' })
})

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
])('the drawer of a %s [DASH-1]', async (role, links) => {
  fakeApi({ 'GET /api/users': () => Response.json([{ _id: 'u1', email: ada.email, role }]) })
  showSession(ada)
  show(<DashboardLinks />)
  const shown = await screen.findAllByRole('link')
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
})
