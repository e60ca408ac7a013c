import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
  ['Customers', '/dashboard/customers'],
  ['Add Product', '/dashboard/addProduct'],
  ['Make Admin', '/dashboard/makeAdmin'],
  ['Manage Products', '/dashboard/ManageProducts'],
  ['Manage Reviews', '/dashboard/manageReviews'],
  ['Inbox', '/dashboard/inbox'],
  ['Outbox', '/dashboard/outbox'],
  ['Newsletter', '/dashboard/newsletter'],
  ['Overview', '/dashboard/overview'],
  ['Activity', '/dashboard/activity'],
]

const linksTo = (...labels: string[]) => adminLinks.filter(([label = '']) => labels.includes(label))

test.each([
  ['customer', customerLinks],
  ['admin', adminLinks],
  ['packer', linksTo('My Profile', 'Manage Order')],
  ['catalog', linksTo('My Profile', 'Add Product', 'Manage Products')],
  ['support', linksTo('My Profile', 'Manage Order', 'Customers', 'Manage Reviews', 'Inbox')],
] as const)('the dashboard menu of a %s [DASH-1, DAY-5]', (role, links) => {
  show(<DashboardLinks role={role} />)
  const shown = screen.getAllByRole('link')
  expect(shown.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links)
})
