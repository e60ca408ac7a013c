import { withdrawalDays } from '@tech-house/shop'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { shopTexts } from '#shared/shop-texts.ts'
import type { StaffPage } from '#shared/staff-pages.ts'
import { GuestOnly } from './guest-only.tsx'
import { RouteError } from './route-error.tsx'
import { ShopLayout } from './shop-layout.tsx'

function page(path: string, lazy: () => Promise<Pick<RouteObject, 'Component'>>): RouteObject {
  return { path, lazy, caseSensitive: true }
}

const staffPage = (path: StaffPage, load: () => Promise<{ Component: ComponentType }>) =>
  page(path, async () => {
    const [{ requireStaff }, { Component }] = await Promise.all([
      import('./require-staff.tsx'),
      load(),
    ])
    return { Component: requireStaff(path, Component) }
  })

const visitorPages = [
  page(paths.home, () => import('#pages/home-page.tsx')),
  page(paths.blogs, () => import('#pages/blogs-page.tsx')),
  page(paths.portfolio, () => import('#pages/portfolio-page.tsx')),
  page(paths.reset, () => import('#pages/reset-page.tsx')),
  page(paths.compare, () => import('#pages/compare-page.tsx')),
  page(paths.developers, () => import('#pages/developers-page.tsx')),
  page(paths.build, () => import('#pages/build-page.tsx')),
  page(paths.quickOrder, () => import('#pages/quick-order-page.tsx')),
  ...(withdrawalDays > 0 ? [page(paths.withdraw, () => import('#pages/withdraw-page.tsx'))] : []),
  page(paths.payment, () => import('#pages/dashboard/payment-page.tsx')),
]

const textPages = shopTexts.map(({ path, load }) =>
  page(path, async () => {
    const [{ TextPage }, text] = await Promise.all([
      path === paths.contact ? import('#pages/contact-page.tsx') : import('#pages/text-page.tsx'),
      load(),
    ])
    return { Component: () => <TextPage {...text} /> }
  }),
)

const guestPages = [
  page(paths.login, () => import('#pages/login-page.tsx')),
  page(paths.signup, () => import('#pages/signup-page.tsx')),
]

const customerPages = [
  page(paths.dashboard, () => import('#pages/dashboard/my-profile-page.tsx')),
  page(paths.myProfile, () => import('#pages/dashboard/my-profile-page.tsx')),
  page(paths.profileUpdate, () => import('#pages/dashboard/profile-update-page.tsx')),
  page(paths.myOrder, () => import('#pages/dashboard/my-order-page.tsx')),
  page(paths.order, () => import('#pages/dashboard/order-page.tsx')),
  page(paths.addReview, () => import('#pages/dashboard/add-review-page.tsx')),
]

const pagesOfStaff = [
  staffPage(paths.manageOrder, () => import('#pages/dashboard/manage-order-page.tsx')),
  staffPage(paths.addProduct, () => import('#pages/dashboard/add-product-page.tsx')),
  staffPage(paths.customers, () => import('#pages/dashboard/customers-page.tsx')),
  staffPage(paths.customer, () => import('#pages/dashboard/customer-page.tsx')),
  staffPage(paths.makeAdmin, () => import('#pages/dashboard/make-admin-page.tsx')),
  staffPage(paths.manageProducts, () => import('#pages/dashboard/manage-products-page.tsx')),
  staffPage(paths.importProducts, () => import('#pages/dashboard/import-products-page.tsx')),
  staffPage(paths.restock, () => import('#pages/dashboard/restock-page.tsx')),
  staffPage(paths.duplicates, () => import('#pages/dashboard/duplicates-page.tsx')),
  staffPage(paths.changePrices, () => import('#pages/dashboard/change-prices-page.tsx')),
  staffPage(paths.editProduct, () => import('#pages/dashboard/edit-product-page.tsx')),
  staffPage(paths.manageReviews, () => import('#pages/dashboard/manage-reviews-page.tsx')),
  staffPage(paths.inbox, () => import('#pages/dashboard/inbox-page.tsx')),
  staffPage(paths.outbox, () => import('#pages/dashboard/outbox-page.tsx')),
  staffPage(paths.newsletter, () => import('#pages/dashboard/newsletter-page.tsx')),
  staffPage(paths.overview, () => import('#pages/dashboard/overview-page.tsx')),
  staffPage(paths.activity, () => import('#pages/dashboard/activity-page.tsx')),
]

const dashboard: RouteObject = {
  lazy: () => import('./dashboard-layout.tsx'),
  // Below the guard, which leads to the login page if Firebase Auth refuses the user.
  ErrorBoundary: RouteError,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [...customerPages, ...pagesOfStaff],
    },
  ],
}

export const routes: RouteObject[] = [
  {
    Component: ShopLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        // Inside the layout, so that the navigation stays when a page fails.
        ErrorBoundary: RouteError,
        children: [
          ...visitorPages,
          ...textPages,
          { Component: GuestOnly, children: guestPages },
          {
            handle: 'needs-session',
            children: [
              {
                lazy: () => import('./likely-user.tsx'),
                children: [page(paths.product, () => import('#pages/product-page.tsx'))],
              },
              { lazy: () => import('./require-user.tsx'), children: [dashboard] },
            ],
          },
          // Also for unknown paths under /dashboard, signed in or not.
          page('*', () => import('#pages/not-found-page.tsx')),
        ],
      },
    ],
  },
]
