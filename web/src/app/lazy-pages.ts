import { later } from '#shared/later.tsx'

/** Each loads with its own chunk when it is first shown; the landing page comes with the shop itself. */
export const AddProductPage = later(() =>
  import('#pages/add-product-page.tsx').then((page) => page.AddProductPage),
)
export const AddReviewPage = later(() =>
  import('#pages/add-review-page.tsx').then((page) => page.AddReviewPage),
)
export const BlogsPage = later(() => import('#pages/blogs-page.tsx').then((page) => page.BlogsPage))
export const LoginPage = later(() => import('#pages/login-page.tsx').then((page) => page.LoginPage))
export const MakeAdminPage = later(() =>
  import('#pages/make-admin-page.tsx').then((page) => page.MakeAdminPage),
)
export const ManageOrderPage = later(() =>
  import('#pages/manage-order-page.tsx').then((page) => page.ManageOrderPage),
)
export const ManageProductsPage = later(() =>
  import('#pages/manage-products-page.tsx').then((page) => page.ManageProductsPage),
)
export const MyOrderPage = later(() =>
  import('#pages/my-order-page.tsx').then((page) => page.MyOrderPage),
)
export const MyProfilePage = later(() =>
  import('#pages/my-profile-page.tsx').then((page) => page.MyProfilePage),
)
export const NotFoundPage = later(() =>
  import('#pages/not-found-page.tsx').then((page) => page.NotFoundPage),
)
export const PaymentPage = later(() =>
  import('#pages/payment-page.tsx').then((page) => page.PaymentPage),
)
export const PortfolioPage = later(() =>
  import('#pages/portfolio-page.tsx').then((page) => page.PortfolioPage),
)
export const ProductPage = later(() =>
  import('#pages/product-page.tsx').then((page) => page.ProductPage),
)
export const ProfileUpdatePage = later(() =>
  import('#pages/profile-update-page.tsx').then((page) => page.ProfileUpdatePage),
)
export const ResetPage = later(() => import('#pages/reset-page.tsx').then((page) => page.ResetPage))
export const SignupPage = later(() =>
  import('#pages/signup-page.tsx').then((page) => page.SignupPage),
)
export const AdminOnly = later(() => import('./admin-only.tsx').then((part) => part.AdminOnly))
export const DashboardLayout = later(() =>
  import('./dashboard-layout.tsx').then((part) => part.DashboardLayout),
)
