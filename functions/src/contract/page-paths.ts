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
  withdraw: '/withdraw',
  contact: '/contact',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  returns: '/returns',
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
  customers: '/dashboard/customers',
  customer: '/dashboard/customer/:id',
  makeAdmin: '/dashboard/makeAdmin',
  manageProducts: '/dashboard/ManageProducts',
  importProducts: '/dashboard/importProducts',
  restock: '/dashboard/restock',
  changePrices: '/dashboard/changePrices',
  editProduct: '/dashboard/editProduct/:id',
  manageReviews: '/dashboard/manageReviews',
  inbox: '/dashboard/inbox',
  outbox: '/dashboard/outbox',
  newsletter: '/dashboard/newsletter',
  overview: '/dashboard/overview',
  activity: '/dashboard/activity',
} as const
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** The pages of the owner's texts, `shop/texts/NAME.md`. A page without its text does not exist. */
export const textPages = ['contact', 'imprint', 'privacy', 'terms', 'returns'] as const

export const reportedPages = [...Object.values(pagePaths), 'other'] as const
