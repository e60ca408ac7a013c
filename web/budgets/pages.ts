import { type PagePath, pagePaths } from '../../functions/src/contract/page-paths.ts'

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

/** What a page of each class may load; signed-in pages also load Firebase Auth. */
const limits = {
  public: { kilobytes: 230, scripts: 65 },
  customer: { kilobytes: 255, scripts: 75 },
  staff: { kilobytes: 275, scripts: 85 },
}

const customerPages: string[] = ['myProfile', 'profileUpdate', 'myOrder', 'order', 'addReview']
const text = ['pages/text-page']

/** The modules of pages that are not, or not only, those of their name. */
const others: { [Name in keyof typeof pagePaths]?: string[] } = {
  imprint: text,
  privacy: text,
  terms: text,
  returns: text,
  guarantee: text,
  quickOrder: [...session, 'pages/quick-order-page'],
  payment: ['pages/dashboard/payment-page'],
}

/** `manageOrder` is `pages/dashboard/manage-order-page`. */
function budgetOf([name, path]: [string, PagePath]): [PagePath, PageBudget] {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page`
  const own = others[name as keyof typeof pagePaths]
  if (!path.startsWith('/dashboard/')) {
    return [path, { modules: own ?? [`pages/${file}`], ...limits.public }]
  }
  const isCustomers = customerPages.includes(name)
  const frame = isCustomers ? dashboard : [...dashboard, 'app/require-staff']
  const limit = isCustomers ? limits.customer : limits.staff
  return [path, { modules: [...frame, `pages/dashboard/${file}`], ...limit }]
}

/** Every page of the shop; `/dashboard` is `/dashboard/myprofile`. A signed-in page is entered by its URL. */
export const pageBudgets = {
  ...(Object.fromEntries(
    Object.entries(pagePaths)
      .filter(([name]) => name !== 'dashboard')
      .map(budgetOf),
    // Each path is one of the shop's.
  ) as Record<Exclude<PagePath, '/dashboard'>, PageBudget>),
  '/product/:id': {
    modules: [...session, 'app/likely-user', 'pages/product-page', 'pages/product-order'],
    ...limits.customer,
  },
  '/no-such-page': { modules: ['pages/not-found-page'], ...limits.public },
}

/** The files of src, by the end of their paths, without which nothing of the page is shown. */
export const firstFiles = ({ modules }: PageBudget) =>
  modules.filter((module) => !laterModules.includes(module)).map((module) => `src/${module}.tsx`)
