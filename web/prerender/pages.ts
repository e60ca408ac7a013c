import * as shop from '@tech-house/shop'
import type { PagePath } from '../../functions/src/contract/page-paths.ts'
import { firstFiles, type PageBudget, pageBudgets } from '../budgets/pages.ts'

export interface PageFile {
  path: string
  /** The file that Hosting serves, if its name differs from the path. */
  file?: string
  /** For search engines; `undefined`: they leave the page out, as does the sitemap. */
  description: string | undefined
  /** Only the frame is rendered, and the scripts of these files are preloaded. */
  preloads?: string[]
}

const frame = (budget: PageBudget, page: Omit<Partial<PageFile>, 'preloads'> = {}) => ({
  description: undefined,
  ...page,
  preloads: firstFiles(budget),
})

/** The pages of the dashboard follow below. */
type DocumentPath = Exclude<PagePath, `/dashboard/${string}`> | '/no-such-page'

const documents: Record<DocumentPath, Omit<PageFile, 'path'> & Partial<PageFile>> = {
  '/': {
    file: 'index.html',
    description: `${shop.name} sells computer parts: graphics cards, memory, drives, processors, boards and everything that holds them together.`,
  },
  '/blogs': {
    description:
      'Notes from building a shop: React performance, state management, prototypal inheritance, unit tests and product search.',
  },
  '/portfolio': {
    description: `Who builds ${shop.name}, how it is built, and what else we have made.`,
  },
  '/login': {
    description: `Log in to ${shop.name} to order parts and to follow your orders.`,
  },
  '/signup': {
    description: `Sign up at ${shop.name}: an account lets you order parts and follow your orders.`,
  },
  '/reset': {
    description: `Forgot your password? ${shop.name} mails you a link to a new one.`,
  },
  '/build': {
    description: 'Choose the parts of a computer, and see at once whether they fit.',
  },
  '/compare': frame(pageBudgets['/compare'], {
    description: 'Compare the specifications of up to four computer parts side by side.',
  }),
  '/developers': {
    description: `How programs and AI assistants shop at ${shop.name}: HTTP API, MCP and examples.`,
  },
  '/withdraw': {
    description: 'Withdraw from a purchase or from some of its products, also without an account.',
  },
  '/contact': { description: `How to reach ${shop.name}, and a form for your message.` },
  '/imprint': { description: `Who runs ${shop.name}.` },
  '/privacy': { description: `What ${shop.name} stores about you: why, where and for how long.` },
  '/terms': { description: `The terms on which ${shop.name} sells.` },
  '/guarantee': { description: 'What the law guarantees for what you buy.' },
  '/returns': { description: `How to return what you bought at ${shop.name}.` },
  '/no-such-page': {
    description: undefined,
    file: '404.html',
  },
  '/quick-order': frame(pageBudgets['/quick-order']),
  '/payment/:id': frame(pageBudgets['/payment/:id'], {
    path: '/payment/…',
    file: 'frames/payment.html',
  }),
  '/product/:id': frame(pageBudgets['/product/:id'], {
    path: '/product/any',
    file: 'frames/product.html',
  }),
  '/dashboard': frame(pageBudgets['/dashboard/myprofile'], { file: 'frames/dashboard.html' }),
}

const dashboard = Object.entries(pageBudgets)
  .filter(([path]) => path.startsWith('/dashboard/'))
  .map(([path, budget]) => ({
    path,
    ...frame(budget, { file: `${path.replace('/:id', '')}.html` }),
  }))

/** Every document of the built site; firebase.json rewrites URLs to the frames that have an id. */
export const pages: PageFile[] = [
  ...Object.entries(documents).map(([path, page]) => ({ path, ...page })),
  ...dashboard,
]
