import { expect, type Page } from '@playwright/test'
import * as shop from '@tech-house/shop'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import type { PagePath } from '../../functions/src/contract/page-paths.ts'
import { anOrder, aProduct, api } from '../../functions/test/support/api.ts'
import { anEnquiry } from '../../functions/test/support/enquiries.ts'
import { aCustomer, anAdmin, type Person } from '../../functions/test/support/people.ts'

/** An address and the heading of its page. */
export interface Screen {
  path: string
  heading: string | RegExp
  /** A later heading or button, which moves what is below it. */
  late?: string
}

/** Four products of one type. */
export const compared =
  '/compare?ids=asus-tuf-gaming-geforce-rtx-5080-16gb-oc,gigabyte-geforce-rtx-5070-ti-aero-oc-16g,intel-arc-b580-limited-edition-12gb,sapphire-pulse-radeon-rx-9070-xt-16gb'

/** Long words, which a narrow screen must wrap. */
const longName = 'Maximiliane-Wilhelmina Featherstonehaugh-Cholmondeley von Hohenzollern'
const longProduct: Partial<NewProduct> = {
  product: `Supercalifragilistic-GeForceRTX5090SuperExtremeOverclocked32GBGDDR7 ${crypto.randomUUID()}`,
  price: 9_999_999.99,
  available_quantity: 99_999,
  description: `https://example.com/${'a-very-long-address-without-any-space'.repeat(4)}`,
  specs: { kind: 'storage', capacityGb: 2000 },
}

/** Its type is its own, so that it has no related products. */
const aLongProduct = (overrides: Partial<NewProduct> = {}) =>
  aProduct({
    ...longProduct,
    type: `Graphics card with water block and mount ${crypto.randomUUID().slice(0, 8)}`,
    ...overrides,
  })

type Role = 'visitor' | 'customer' | 'admin'

/** Who opens each page and its heading; `undefined` for pages with screens of their own below. */
const pages: Record<PagePath, [Role, Screen['heading']] | undefined> = {
  '/': ['visitor', shop.welcome],
  '/blogs': ['visitor', /./],
  '/portfolio': ['visitor', /./],
  '/login': ['visitor', 'Login'],
  '/signup': ['visitor', /./],
  '/reset': ['visitor', 'Reset password'],
  '/compare': undefined,
  '/quick-order': ['visitor', 'Quick order'],
  '/build': ['visitor', 'Build a computer'],
  '/withdraw': ['visitor', 'Withdraw from a purchase'],
  '/developers': ['visitor', 'For programs and AI assistants'],
  '/contact': ['visitor', 'Contact'],
  '/imprint': ['visitor', 'Imprint'],
  '/privacy': ['visitor', 'Privacy'],
  '/terms': ['visitor', 'Terms of sale'],
  '/guarantee': ['visitor', 'Guarantee'],
  '/returns': ['visitor', 'Returns'],
  '/product/:id': undefined,
  '/payment/:id': undefined,
  '/dashboard': ['customer', 'My Profile'],
  // The same page as /dashboard.
  '/dashboard/myprofile': undefined,
  '/dashboard/profileUpdate': ['customer', /./],
  '/dashboard/myorder': ['customer', 'My Order'],
  '/dashboard/addreview': ['customer', 'Add Review'],
  '/dashboard/order/:id': ['customer', 'Order'],
  '/dashboard/manageOrder': ['admin', 'Manage Order'],
  '/dashboard/addProduct': ['admin', 'Add Product'],
  '/dashboard/customers': ['admin', 'Customers'],
  '/dashboard/customer/:id': undefined,
  '/dashboard/makeAdmin': ['admin', 'Make Admin'],
  '/dashboard/ManageProducts': ['admin', 'Manage Products'],
  '/dashboard/importProducts': ['admin', 'Import Products'],
  '/dashboard/duplicates': ['admin', 'Duplicates'],
  '/dashboard/restock': ['admin', 'Restock'],
  '/dashboard/changePrices': ['admin', 'Change Prices'],
  '/dashboard/editProduct/:id': ['admin', 'Edit Product'],
  '/dashboard/manageReviews': ['admin', 'Manage Reviews'],
  '/dashboard/inbox': ['admin', 'Inbox'],
  '/dashboard/outbox': ['admin', 'Outbox'],
  '/dashboard/newsletter': ['admin', 'Newsletter'],
  '/dashboard/overview': ['admin', 'Overview'],
  '/dashboard/activity': ['admin', 'Activity'],
}

const screensOf = (role: Role, id = ''): Screen[] =>
  Object.entries(pages).flatMap(([path, page]) =>
    page?.[0] === role ? { path: path.replace(':id', id), heading: page[1] } : [],
  )

const visitorScreens: Screen[] = [
  ...screensOf('visitor'),
  { path: compared, heading: 'Compare' },
  { path: '/payment/some-order', heading: 'This is Payment for some-order' },
  { path: '/no/such/page', heading: 'This socket is empty' },
]

/** A product and a review, and the screens of a visitor. */
async function visitorsScreens(): Promise<[undefined, Screen[]]> {
  const [by] = await Promise.all([aCustomer(longName), aLongProduct()])
  await api('POST /review', { by, body: { rating: 5, review: longProduct.description } })
  return [undefined, visitorScreens]
}

/** A customer with a pending and a delivered order, and the customer's screens. */
export async function customerScreens(): Promise<[Person, [Screen, ...Screen[]]]> {
  const [customer, admin, product, soldOut] = await Promise.all([
    aCustomer(longName),
    anAdmin(),
    aLongProduct(),
    aProduct({ available_quantity: 1, minimum_order: 2 }),
  ])
  const delivered = await anOrder(customer, product)
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await anOrder(customer, product, 2)
  return [
    customer,
    [
      { path: `/product/${product._id}`, heading: product.product, late: shop.orderButton },
      { path: `/product/${soldOut._id}`, heading: soldOut.product, late: 'Related products' },
      { path: '/product/no-such-product', heading: /./ },
      ...screensOf('customer', delivered),
      { path: '/dashboard/no-such-page', heading: 'This socket is empty' },
    ],
  ]
}

/** An admin with orders to deliver, and the admin's screens. */
export async function adminScreens(): Promise<[Person, Screen[]]> {
  const [customer, admin, product, draft] = await Promise.all([
    aCustomer(longName),
    anAdmin(),
    aLongProduct(),
    aLongProduct({ draft: true, specs: { kind: 'graphics-card' } }),
    anEnquiry(),
  ])
  await anOrder(customer, product)
  await api(`PUT /user/${customer.email}`, { by: customer })
  const ofCustomer = { path: `/dashboard/customer/${customer.uid}`, heading: 'Customer' }
  const profile = { path: '/dashboard', heading: 'My Profile' }
  return [admin, [profile, ofCustomer, ...screensOf('admin', draft._id)]]
}

/** Everybody who uses the shop, and their screens. */
export const roles = [
  ['a visitor', visitorsScreens],
  ['a customer', customerScreens],
  ['an admin', adminScreens],
] as const

/** Opens a screen and waits until it is complete. */
export async function open(page: Page, { path, heading, late }: Screen): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  if (late) {
    const [later, button] = [page.getByRole('heading'), page.getByRole('button')]
    await expect(later.or(button).filter({ hasText: late })).toBeVisible()
  }
  if (path === '/') await expect(page.getByText('This user gives us').first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden()
}
