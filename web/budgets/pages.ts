import type { PagePath } from '../../functions/src/contract/page-paths.ts'

/** The JavaScript of a page before the first input. */
export interface PageBudget {
  /** The page's modules in src; the shop's own first modules come in addition. */
  modules: string[]
  /** With brotli, in KB of 1,000 bytes. */
  kilobytes: number
  /** Scripts, each of which is a request. */
  scripts: number
}

const session = ['features/session/session-sync', 'shared/ui/toasts/toasts']
/** Load when the page is shown. */
const laterModules = [...session, 'pages/product-order']
const dashboard = ['app/require-user', ...session, 'app/dashboard-layout']
const admin = [...dashboard, 'app/require-staff']

/** What a page of each class may load; signed-in pages also load Firebase Auth. */
const limits = {
  public: { kilobytes: 230, scripts: 65 },
  customer: { kilobytes: 255, scripts: 75 },
  staff: { kilobytes: 275, scripts: 85 },
}

const publicPage = (...modules: string[]): PageBudget => ({ modules, ...limits.public })
const customerPage = (...modules: string[]): PageBudget => ({
  modules: [...dashboard, ...modules],
  ...limits.customer,
})
const staffPage = (...modules: string[]): PageBudget => ({
  modules: [...admin, ...modules],
  ...limits.staff,
})

const text = publicPage('pages/text-page')

/** Every page of the shop; `/dashboard` is `/dashboard/myprofile`. A signed-in page is entered by its URL. */
export const pageBudgets: Record<Exclude<PagePath, '/dashboard'> | '/no-such-page', PageBudget> = {
  '/': publicPage('pages/home-page'),
  '/blogs': publicPage('pages/blogs-page'),
  '/portfolio': publicPage('pages/portfolio-page'),
  '/developers': publicPage('pages/developers-page'),
  '/withdraw': publicPage('pages/withdraw-page'),
  '/reset': publicPage('pages/reset-page'),
  '/login': publicPage('pages/login-page'),
  '/signup': publicPage('pages/signup-page'),
  '/contact': publicPage('pages/contact-page'),
  '/imprint': text,
  '/privacy': text,
  '/terms': text,
  '/returns': text,
  '/compare': publicPage('pages/compare-page'),
  '/build': publicPage('pages/build-page'),
  '/quick-order': publicPage(...session, 'pages/quick-order-page'),
  '/payment/:id': publicPage('pages/dashboard/payment-page'),
  '/product/:id': {
    modules: [...session, 'app/likely-user', 'pages/product-page', 'pages/product-order'],
    ...limits.customer,
  },
  '/no-such-page': publicPage('pages/not-found-page'),
  '/dashboard/myprofile': customerPage('pages/dashboard/my-profile-page'),
  '/dashboard/profileUpdate': customerPage('pages/dashboard/profile-update-page'),
  '/dashboard/myorder': customerPage('pages/dashboard/my-order-page'),
  '/dashboard/order/:id': customerPage('pages/dashboard/order-page'),
  '/dashboard/addreview': customerPage('pages/dashboard/add-review-page'),
  '/dashboard/manageOrder': staffPage('pages/dashboard/manage-order-page'),
  '/dashboard/addProduct': staffPage('pages/dashboard/add-product-page'),
  '/dashboard/importProducts': staffPage('pages/dashboard/import-products-page'),
  '/dashboard/restock': staffPage('pages/dashboard/restock-page'),
  '/dashboard/changePrices': staffPage('pages/dashboard/change-prices-page'),
  '/dashboard/customers': staffPage('pages/dashboard/customers-page'),
  '/dashboard/customer/:id': staffPage('pages/dashboard/customer-page'),
  '/dashboard/makeAdmin': staffPage('pages/dashboard/make-admin-page'),
  '/dashboard/ManageProducts': staffPage('pages/dashboard/manage-products-page'),
  '/dashboard/editProduct/:id': staffPage('pages/dashboard/edit-product-page'),
  '/dashboard/manageReviews': staffPage('pages/dashboard/manage-reviews-page'),
  '/dashboard/outbox': staffPage('pages/dashboard/outbox-page'),
  '/dashboard/newsletter': staffPage('pages/dashboard/newsletter-page'),
  '/dashboard/activity': staffPage('pages/dashboard/activity-page'),
  '/dashboard/inbox': staffPage('pages/dashboard/inbox-page'),
  '/dashboard/overview': staffPage('pages/dashboard/overview-page'),
}

/** The files of src, by the end of their paths, without which nothing of the page is shown. */
export const firstFiles = ({ modules }: PageBudget) =>
  modules.filter((module) => !laterModules.includes(module)).map((module) => `src/${module}.tsx`)
