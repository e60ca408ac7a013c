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

const session = ['app/require-user', 'features/session/session-sync', 'shared/ui/toasts']
const dashboard = [...session, 'app/dashboard-layout']
const admin = [...dashboard, 'app/require-admin']

const page = (kilobytes: number, scripts: number, ...modules: string[]): PageBudget => ({
  modules,
  kilobytes,
  scripts,
})

const text = page(153, 12, 'pages/text-page')

type Route<Path extends string> = Path extends `${infer Start}:id` ? `${Start}{id}` : Path

/** Every page of the shop; `/dashboard` is `/dashboard/myprofile`. A signed-in page is entered by its URL. */
export const pageBudgets: Record<
  Route<Exclude<PagePath, '/dashboard'>> | '/no-such-page',
  PageBudget
> = {
  '/': page(171, 32, 'pages/home-page'),
  '/blogs': page(161, 13, 'pages/blogs-page'),
  '/portfolio': page(157, 13, 'pages/portfolio-page'),
  '/developers': page(156, 14, 'pages/developers-page'),
  '/withdraw': page(180, 30, 'pages/withdraw-page'),
  '/reset': page(182, 28, 'pages/reset-page'),
  '/login': page(188, 33, 'pages/login-page'),
  '/signup': page(182, 29, 'pages/signup-page'),
  '/contact': page(183, 27, 'pages/contact-page'),
  '/imprint': text,
  '/privacy': text,
  '/terms': text,
  '/returns': text,
  '/compare': page(177, 32, 'pages/compare-page'),
  '/build': page(217, 63, 'pages/build-page'),
  '/quick-order': page(228, 52, ...session, 'pages/quick-order-page'),
  '/payment/{id}': page(153, 11, 'pages/dashboard/payment-page'),
  '/product/{id}': page(
    240,
    68,
    ...session,
    'app/likely-user',
    'pages/product-page',
    'pages/product-order',
  ),
  '/no-such-page': page(153, 11, 'pages/not-found-page'),
  '/dashboard/myprofile': page(242, 65, ...dashboard, 'pages/dashboard/my-profile-page'),
  '/dashboard/profileUpdate': page(261, 60, ...dashboard, 'pages/dashboard/profile-update-page'),
  '/dashboard/myorder': page(237, 65, ...dashboard, 'pages/dashboard/my-order-page'),
  '/dashboard/order/{id}': page(251, 68, ...dashboard, 'pages/dashboard/order-page'),
  '/dashboard/addreview': page(244, 47, ...dashboard, 'pages/dashboard/add-review-page'),
  '/dashboard/manageOrder': page(260, 84, ...admin, 'pages/dashboard/manage-order-page'),
  '/dashboard/addProduct': page(287, 91, ...admin, 'pages/dashboard/add-product-page'),
  '/dashboard/importProducts': page(237, 49, ...admin, 'pages/dashboard/import-products-page'),
  '/dashboard/restock': page(250, 58, ...admin, 'pages/dashboard/restock-page'),
  '/dashboard/changePrices': page(240, 54, ...admin, 'pages/dashboard/change-prices-page'),
  '/dashboard/customers': page(235, 55, ...admin, 'pages/dashboard/customers-page'),
  '/dashboard/customer/{id}': page(224, 46, ...admin, 'pages/dashboard/customer-page'),
  '/dashboard/makeAdmin': page(241, 67, ...admin, 'pages/dashboard/make-admin-page'),
  '/dashboard/ManageProducts': page(259, 77, ...admin, 'pages/dashboard/manage-products-page'),
  '/dashboard/editProduct/{id}': page(297, 96, ...admin, 'pages/dashboard/edit-product-page'),
  '/dashboard/manageReviews': page(243, 64, ...admin, 'pages/dashboard/manage-reviews-page'),
  '/dashboard/outbox': page(242, 61, ...admin, 'pages/dashboard/outbox-page'),
  '/dashboard/newsletter': page(228, 55, ...admin, 'pages/dashboard/newsletter-page'),
  '/dashboard/activity': page(248, 60, ...admin, 'pages/dashboard/activity-page'),
  '/dashboard/inbox': page(234, 58, ...admin, 'pages/dashboard/inbox-page'),
  '/dashboard/browsers': page(220, 41, ...admin, 'pages/dashboard/browsers-page'),
  '/dashboard/overview': page(223, 45, ...admin, 'pages/dashboard/overview-page'),
}
