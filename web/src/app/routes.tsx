import type { RouteObject } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { GuestOnly } from './guest-only.tsx'
import { RouteError } from './route-error.tsx'
import { ShopLayout } from './shop-layout.tsx'

/** Every URL of the shop; each page has its own chunk. */
export const routes: RouteObject[] = caseSensitive([
  {
    Component: ShopLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        // Inside the layout, so that the navigation stays when a page fails.
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: () => import('#pages/home-page.tsx') },
          { path: paths.blogs, lazy: () => import('#pages/blogs-page.tsx') },
          { path: paths.portfolio, lazy: () => import('#pages/portfolio-page.tsx') },
          { path: paths.reset, lazy: () => import('#pages/reset-page.tsx') },
          { path: paths.compare, lazy: () => import('#pages/compare-page.tsx') },
          {
            path: paths.quickOrder,
            lazy: () => import('#pages/quick-order-page.tsx'),
            handle: 'needs-session',
          },
          { path: paths.developers, lazy: () => import('#pages/developers-page.tsx') },
          { path: paths.build, lazy: () => import('#pages/build-page.tsx') },
          { path: paths.payment, lazy: () => import('#pages/dashboard/payment-page.tsx') },
          {
            Component: GuestOnly,
            children: [
              { path: paths.login, lazy: () => import('#pages/login-page.tsx') },
              { path: paths.signup, lazy: () => import('#pages/signup-page.tsx') },
            ],
          },
          {
            lazy: () => import('./require-user.tsx'),
            handle: 'needs-session',
            children: [
              { path: paths.product, lazy: () => import('#pages/product-page.tsx') },
              {
                path: paths.dashboard,
                lazy: () => import('./dashboard-layout.tsx'),
                children: [
                  {
                    ErrorBoundary: RouteError,
                    children: [
                      { index: true, lazy: () => import('#pages/dashboard/my-profile-page.tsx') },
                      {
                        path: paths.myProfile,
                        lazy: () => import('#pages/dashboard/my-profile-page.tsx'),
                      },
                      {
                        path: paths.profileUpdate,
                        lazy: () => import('#pages/dashboard/profile-update-page.tsx'),
                      },
                      {
                        path: paths.myOrder,
                        lazy: () => import('#pages/dashboard/my-order-page.tsx'),
                      },
                      { path: paths.order, lazy: () => import('#pages/dashboard/order-page.tsx') },
                      {
                        path: paths.addReview,
                        lazy: () => import('#pages/dashboard/add-review-page.tsx'),
                      },
                      {
                        lazy: () => import('./require-admin.tsx'),
                        children: [
                          {
                            path: paths.manageOrder,
                            lazy: () => import('#pages/dashboard/manage-order-page.tsx'),
                          },
                          {
                            path: paths.addProduct,
                            lazy: () => import('#pages/dashboard/add-product-page.tsx'),
                          },
                          {
                            path: paths.makeAdmin,
                            lazy: () => import('#pages/dashboard/make-admin-page.tsx'),
                          },
                          {
                            path: paths.manageProducts,
                            lazy: () => import('#pages/dashboard/manage-products-page.tsx'),
                          },
                          {
                            path: paths.importProducts,
                            lazy: () => import('#pages/dashboard/import-products-page.tsx'),
                          },
                          {
                            path: paths.restock,
                            lazy: () => import('#pages/dashboard/restock-page.tsx'),
                          },
                          {
                            path: paths.editProduct,
                            lazy: () => import('#pages/dashboard/edit-product-page.tsx'),
                          },
                          {
                            path: paths.manageReviews,
                            lazy: () => import('#pages/dashboard/manage-reviews-page.tsx'),
                          },
                          {
                            path: paths.outbox,
                            lazy: () => import('#pages/dashboard/outbox-page.tsx'),
                          },
                          {
                            path: paths.overview,
                            lazy: () => import('#pages/dashboard/overview-page.tsx'),
                          },
                          {
                            path: paths.activity,
                            lazy: () => import('#pages/dashboard/activity-page.tsx'),
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
          // Also for unknown paths under /dashboard, signed in or not.
          { path: '*', lazy: () => import('#pages/not-found-page.tsx') },
        ],
      },
    ],
  },
])

function caseSensitive(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) =>
    route.index
      ? route
      : {
          ...route,
          caseSensitive: true,
          ...(route.children && { children: caseSensitive(route.children) }),
        },
  )
}
