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

const session = ['features/session/session-sync', 'shared/ui/toasts']
/** Load when the page is shown. */
const laterModules = [...session, 'pages/product-order']
const dashboard = ['app/require-user', ...session, 'app/dashboard-layout']
const admin = [...dashboard, 'app/require-admin']

const page = (kilobytes: number, scripts: number, ...modules: string[]): PageBudget => ({
  modules,
  kilobytes,
  scripts,
})

const text = page(153, 12, 'pages/text-page')

/** Every page of the shop; `/dashboard` is `/dashboard/myprofile`. A signed-in page is entered by its URL. */
export const pageBudgets: Record<Exclude<PagePath, '/dashboard'> | '/no-such-page', PageBudget> = {
  '/': page(170, 33, 'pages/home-page'),
  '/blogs': page(161, 14, 'pages/blogs-page'),
  '/portfolio': page(157, 14, 'pages/portfolio-page'),
  '/developers': page(156, 14, 'pages/developers-page'),
  '/withdraw': page(180, 29, 'pages/withdraw-page'),
  '/reset': page(182, 27, 'pages/reset-page'),
  '/login': page(188, 32, 'pages/login-page'),
  '/signup': page(182, 28, 'pages/signup-page'),
  '/contact': page(183, 26, 'pages/contact-page'),
  '/imprint': text,
  '/privacy': text,
  '/terms': text,
  '/returns': text,
  '/compare': page(177, 34, 'pages/compare-page'),
  '/build': page(217, 63, 'pages/build-page'),
  '/quick-order': page(227, 50, ...session, 'pages/quick-order-page'),
  '/payment/:id': page(153, 11, 'pages/dashboard/payment-page'),
  '/product/:id': page(
    240,
    69,
    ...session,
    'app/likely-user',
    'pages/product-page',
    'pages/product-order',
  ),
  '/no-such-page': page(153, 11, 'pages/not-found-page'),
  '/dashboard/myprofile': page(217, 48, ...dashboard, 'pages/dashboard/my-profile-page'),
  '/dashboard/profileUpdate': page(251, 58, ...dashboard, 'pages/dashboard/profile-update-page'),
  '/dashboard/myorder': page(224, 58, ...dashboard, 'pages/dashboard/my-order-page'),
  '/dashboard/order/:id': page(238, 62, ...dashboard, 'pages/dashboard/order-page'),
  '/dashboard/addreview': page(233, 43, ...dashboard, 'pages/dashboard/add-review-page'),
  '/dashboard/manageOrder': page(249, 80, ...admin, 'pages/dashboard/manage-order-page'),
  '/dashboard/addProduct': page(265, 74, ...admin, 'pages/dashboard/add-product-page'),
  '/dashboard/importProducts': page(225, 45, ...admin, 'pages/dashboard/import-products-page'),
  '/dashboard/restock': page(239, 55, ...admin, 'pages/dashboard/restock-page'),
  '/dashboard/changePrices': page(229, 50, ...admin, 'pages/dashboard/change-prices-page'),
  '/dashboard/customers': page(224, 50, ...admin, 'pages/dashboard/customers-page'),
  '/dashboard/customer/:id': page(211, 38, ...admin, 'pages/dashboard/customer-page'),
  '/dashboard/makeAdmin': page(230, 62, ...admin, 'pages/dashboard/make-admin-page'),
  '/dashboard/ManageProducts': page(246, 72, ...admin, 'pages/dashboard/manage-products-page'),
  '/dashboard/editProduct/:id': page(273, 79, ...admin, 'pages/dashboard/edit-product-page'),
  '/dashboard/manageReviews': page(238, 61, ...admin, 'pages/dashboard/manage-reviews-page'),
  '/dashboard/outbox': page(237, 58, ...admin, 'pages/dashboard/outbox-page'),
  '/dashboard/newsletter': page(217, 50, ...admin, 'pages/dashboard/newsletter-page'),
  '/dashboard/activity': page(237, 55, ...admin, 'pages/dashboard/activity-page'),
  '/dashboard/inbox': page(223, 52, ...admin, 'pages/dashboard/inbox-page'),
  '/dashboard/browsers': page(207, 34, ...admin, 'pages/dashboard/browsers-page'),
  '/dashboard/overview': page(211, 38, ...admin, 'pages/dashboard/overview-page'),
}

/** The files of src, by the end of their paths, without which nothing of the page is shown. */
export const firstFiles = ({ modules }: PageBudget) =>
  modules.filter((module) => !laterModules.includes(module)).map((module) => `src/${module}.tsx`)
