/** Without a login: pages of the shop, searches while typing, images, links of mails, `navigator.sendBeacon`, other programs. */
const publicAudiences = ['public', 'search', 'image', 'mail', 'beacon', 'program'] as const
export type PublicAudience = (typeof publicAudiences)[number]

/**
 * What staff do: see orders and purchases; deliver them; products, stock and prices; payments, messages, corrections, returns,
 * reviews and customers; roles, deletions and all else. `accounts/role.ts` says which role may do it.
 */
export type StaffAudience = 'orders' | 'delivery' | 'catalog' | 'support' | 'admin'

/** Who calls an operation. The server has a rule for each audience. */
export type Audience = PublicAudience | 'signed-in' | StaffAudience

export const isPublic = (audience: Audience): audience is PublicAudience =>
  publicAudiences.some((known) => known === audience)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Without zod, so that the browser calls the API without loading the schemas; paths are in the syntax of Express. */
export const operations = {
  'GET /products': 'public',
  'GET /products?view=admin': 'catalog',
  'GET /products/summary': 'catalog',
  'POST /products': 'catalog',
  'POST /products/import': 'catalog',
  'POST /products/changes': 'catalog',
  'POST /products/restock': 'catalog',
  // A POST because of its body; it changes nothing.
  'POST /products/match': 'catalog',
  'GET /products/duplicates': 'catalog',
  'GET /product/:id': 'public',
  'GET /product/:id?view=admin': 'catalog',
  'GET /product/:id/prices': 'public',
  'GET /product/:id/prices?view=admin': 'catalog',
  'PUT /product/:id': 'catalog',
  'DELETE /product/:id': 'catalog',
  'POST /product/:id/stock': 'catalog',
  'POST /product/:id/merge': 'catalog',
  'POST /product/:id/unmerge': 'catalog',
  'GET /product/:id/stock-alert': 'signed-in',
  'PUT /product/:id/stock-alert': 'signed-in',
  'DELETE /product/:id/stock-alert': 'signed-in',
  'GET /unsubscribe/:id': 'mail',
  'POST /unsubscribe/:id': 'mail',

  'GET /search': 'search',
  // These are POSTs because of their bodies, and change nothing.
  'POST /search/lines': 'search',
  'POST /check': 'public',
  'POST /builds/complete': 'search',
  'POST /mcp': 'program',

  'GET /orders': 'orders',
  'GET /orders/count': 'orders',
  'POST /orders': 'signed-in',
  'POST /orders/batch': 'signed-in',
  'POST /orders/batch/cancel': 'signed-in',
  'POST /orders/deliver': 'delivery',
  'POST /orders/delete': 'admin',
  'GET /myorders': 'signed-in',
  'DELETE /myorder/:id': 'signed-in',
  'DELETE /order/:id': 'admin',
  'PUT /deliver/:id': 'delivery',
  'GET /purchases': 'signed-in',
  'GET /purchases?view=admin': 'orders',
  'GET /purchases/count': 'orders',
  'POST /purchases/paid': 'support',
  'GET /purchase/:id': 'signed-in',
  'PUT /purchase/:id': 'signed-in',
  'PUT /purchase/:id/payment': 'support',
  'POST /purchase/:id/lines': 'support',
  'POST /purchase/:id/parcels': 'delivery',
  'DELETE /purchase/:id/parcel/:parcel': 'delivery',
  'POST /purchase/:id/returns': 'signed-in',
  'PUT /purchase/:id/return/:return': 'support',
  'POST /purchase/:id/messages': 'signed-in',
  'POST /purchase/:id/notes': 'support',
  'PUT /purchase/:id/answered': 'support',
  'GET /addresses': 'signed-in',
  'PUT /addresses': 'signed-in',

  'GET /reviews': 'public',
  'GET /reviews?view=admin': 'support',
  'POST /review': 'signed-in',
  'DELETE /review/:id': 'support',
  'PUT /review/:id/reply': 'support',
  'PUT /review/:id/block': 'support',

  'GET /users': 'signed-in',
  'GET /users?view=staff': 'admin',
  'GET /customers': 'support',
  'GET /customer/:id': 'support',
  'PUT /user/:email': 'signed-in',
  'DELETE /user/:email': 'signed-in',
  'POST /user/:email/export': 'signed-in',
  'PUT /user/:id/block': 'support',
  'DELETE /user/:id/block': 'support',
  'PUT /admin/:email': 'admin',
  'DELETE /admin/:email': 'admin',
  'POST /newsletter': 'public',
  'GET /newsletter/:id': 'mail',
  'POST /newsletter/:id': 'mail',
  'GET /newsletter/:id/unsubscribe': 'mail',
  'POST /newsletter/:id/unsubscribe': 'mail',
  'GET /subscribers': 'admin',

  'POST /contact': 'public',
  'POST /withdrawals': 'public',
  'GET /enquiries': 'support',
  'PUT /enquiry/:id': 'support',
  'POST /enquiry/:id/answer': 'support',

  'POST /images': 'signed-in',
  'GET /images/:id': 'image',
  'DELETE /images/:id': 'support',
  'GET /events': 'admin',
  'GET /mail': 'admin',
  'POST /mail/:id/send': 'admin',
  'GET /overview': 'admin',
  'POST /browser-reports': 'beacon',
  'GET /health': 'public',
  'GET /openapi.json': 'public',
} as const satisfies Record<`${Method} /${string}`, Audience>

export type Operation = keyof typeof operations
