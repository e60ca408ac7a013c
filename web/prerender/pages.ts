export interface PageFile {
  /** The path that is rendered. */
  path: string
  /** The file that Hosting serves, if its name differs from the path. */
  file?: string
  /** For search engines; a page without it is not indexed. */
  description?: string
  /** Only the frame is rendered, and these modules of src are preloaded. */
  awaits?: string[]
}

/** The modules of a page whose products are asked for at once. */
const products = ['app/prefetch-products.ts', 'app/start.tsx']
/** The modules of a page that waits for the session. */
const session = ['app/start.tsx', 'app/require-user.tsx', 'features/session/session-sync.tsx']

/** Every document of the built site; firebase.json rewrites URLs to the frames. */
export const pages: PageFile[] = [
  {
    path: '/',
    file: 'index.html',
    description:
      'Tech House sells computer parts: graphics cards, memory, drives, processors, boards and everything that holds them together.',
  },
  {
    path: '/blogs',
    description:
      'Notes from building a shop: React performance, state management, prototypal inheritance, unit tests and product search.',
  },
  {
    path: '/portfolio',
    description: 'Who builds Tech House, how it is built, and what else we have made.',
  },
  {
    path: '/login',
    description: 'Log in to Tech House to order parts and to follow your orders.',
  },
  {
    path: '/signup',
    description: 'Sign up at Tech House: an account lets you order parts and follow your orders.',
  },
  {
    path: '/reset',
    description: 'Forgot your password? Tech House mails you a link to a new one.',
  },
  {
    path: '/build',
    description: 'Choose the parts of a computer, and see at once whether they fit.',
  },
  {
    path: '/compare',
    description: 'Compare the specifications of up to four computer parts side by side.',
    awaits: [...products, 'pages/compare-page.tsx'],
  },
  {
    path: '/developers',
    description: 'How programs and AI assistants shop at Tech House: HTTP API, MCP and examples.',
  },
  { path: '/no-such-page', file: '404.html' },
  {
    path: '/quick-order',
    awaits: [...session, 'pages/quick-order-page.tsx'],
  },
  {
    path: '/payment/…',
    file: 'frames/payment.html',
    awaits: ['app/start.tsx', 'pages/dashboard/payment-page.tsx'],
  },
  {
    path: '/product/any',
    file: 'frames/product.html',
    awaits: [...products, 'app/likely-user.tsx', 'pages/product-page.tsx'],
  },
  {
    path: '/dashboard',
    file: 'frames/dashboard.html',
    awaits: [...session, 'app/dashboard-layout.tsx'],
  },
]
