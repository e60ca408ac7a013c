import type { RouteObject } from 'react-router-dom'
import { HomePage } from '#pages/home-page.tsx'
import type { Later } from '#shared/later.tsx'
import { paths } from '#shared/paths.ts'
import {
  AddProductPage,
  AddReviewPage,
  AdminOnly,
  BlogsPage,
  DashboardLayout,
  LoginPage,
  MakeAdminPage,
  ManageOrderPage,
  ManageProductsPage,
  MyOrderPage,
  MyProfilePage,
  NotFoundPage,
  PaymentPage,
  PortfolioPage,
  ProductPage,
  ProfileUpdatePage,
  ResetPage,
  SignupPage,
} from './lazy-pages.ts'
import { ShopLayout } from './shop-layout.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

export const routes: RouteObject[] = [
  {
    element: <ShopLayout />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.blogs, ...page(BlogsPage) },
      { path: paths.portfolio, ...page(PortfolioPage) },
      { path: paths.reset, ...page(ResetPage) },
      { path: paths.payment, ...page(PaymentPage) },
      {
        element: <SignedOutOnly />,
        children: [
          { path: paths.login, ...page(LoginPage) },
          { path: paths.signup, ...page(SignupPage) },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          { path: paths.product, ...page(ProductPage) },
          {
            path: paths.dashboard,
            ...page(DashboardLayout),
            children: [
              { index: true, ...page(MyProfilePage) },
              { path: paths.myProfile, ...page(MyProfilePage) },
              { path: paths.profileUpdate, ...page(ProfileUpdatePage) },
              { path: paths.myOrder, ...page(MyOrderPage) },
              { path: paths.addReview, ...page(AddReviewPage) },
              {
                ...page(AdminOnly),
                children: [
                  { path: paths.manageOrder, ...page(ManageOrderPage) },
                  { path: paths.addProduct, ...page(AddProductPage) },
                  { path: paths.makeAdmin, ...page(MakeAdminPage) },
                  { path: paths.manageProducts, ...page(ManageProductsPage) },
                ],
              },
              { path: '*', ...page(NotFoundPage) },
            ],
          },
        ],
      },
      { path: '*', ...page(NotFoundPage) },
    ],
  },
]

/** Its `handle` lets the page's code be loaded before the page is shown. */
function page(Page: Later): Pick<RouteObject, 'element' | 'handle'> {
  return { element: <Page />, handle: Page }
}
