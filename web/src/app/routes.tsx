import type { RouteObject } from 'react-router-dom'
import { HomePage } from '#pages/home-page.tsx'
import { paths } from '#shared/paths.ts'
import { LayoutFailure } from './layout-failure.tsx'
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
    errorElement: <LayoutFailure />,
    children: [
      { path: paths.home, element: <HomePage /> },
      { path: paths.blogs, element: <BlogsPage /> },
      { path: paths.portfolio, element: <PortfolioPage /> },
      { path: paths.reset, element: <ResetPage /> },
      { path: paths.payment, element: <PaymentPage /> },
      {
        element: <SignedOutOnly />,
        children: [
          { path: paths.login, element: <LoginPage /> },
          { path: paths.signup, element: <SignupPage /> },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          { path: paths.product, element: <ProductPage /> },
          {
            path: paths.dashboard,
            element: <DashboardLayout />,
            children: [
              { index: true, element: <MyProfilePage /> },
              { path: paths.myProfile, element: <MyProfilePage /> },
              { path: paths.profileUpdate, element: <ProfileUpdatePage /> },
              { path: paths.myOrder, element: <MyOrderPage /> },
              { path: paths.addReview, element: <AddReviewPage /> },
              {
                element: <AdminOnly />,
                children: [
                  { path: paths.manageOrder, element: <ManageOrderPage /> },
                  { path: paths.addProduct, element: <AddProductPage /> },
                  { path: paths.makeAdmin, element: <MakeAdminPage /> },
                  { path: paths.manageProducts, element: <ManageProductsPage /> },
                ],
              },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
