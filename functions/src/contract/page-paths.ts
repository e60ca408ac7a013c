/** The pages of the shop, in the router's syntax. */
export const pagePaths = {
  home: '/',
  blogs: '/blogs',
  portfolio: '/portfolio',
  login: '/login',
  signup: '/signup',
  reset: '/reset',
  compare: '/compare',
  quickOrder: '/quick-order',
  build: '/build',
  developers: '/developers',
  product: '/product/:id',
  payment: '/payment/:id',
  dashboard: '/dashboard',
  myProfile: '/dashboard/myprofile',
  profileUpdate: '/dashboard/profileUpdate',
  myOrder: '/dashboard/myorder',
  addReview: '/dashboard/addreview',
  order: '/dashboard/order/:id',
  manageOrder: '/dashboard/manageOrder',
  addProduct: '/dashboard/addProduct',
  makeAdmin: '/dashboard/makeAdmin',
  manageProducts: '/dashboard/ManageProducts',
  importProducts: '/dashboard/importProducts',
  restock: '/dashboard/restock',
  editProduct: '/dashboard/editProduct/:id',
  manageReviews: '/dashboard/manageReviews',
  outbox: '/dashboard/outbox',
  overview: '/dashboard/overview',
  browsers: '/dashboard/browsers',
  activity: '/dashboard/activity',
} as const
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** What a report of a browser can name. */
export const reportedPages = [...Object.values(pagePaths), 'other'] as const
