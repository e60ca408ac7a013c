/** Without a login: pages of the shop, searches while typing, images, links of mails, `navigator.sendBeacon`, other programs. */
const publicAudiences = ['public', 'search', 'image', 'mail', 'beacon', 'program'] as const
export type PublicAudience = (typeof publicAudiences)[number]

/** Who calls an operation. The server has a rule for each audience. */
export type Audience = PublicAudience | 'signed-in' | 'admin'

export const isPublic = (audience: Audience): audience is PublicAudience =>
  publicAudiences.some((known) => known === audience)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Without zod, so that the browser calls the API without loading the schemas; paths are in the syntax of Express. */
export const operations = {
  'GET /products': 'public',
  'GET /products?view=admin': 'admin',
  'GET /products/summary': 'admin',
  'POST /products': 'admin',
  'POST /products/import': 'admin',
  'POST /products/changes': 'admin',
  'POST /products/restock': 'admin',
  // A POST because of its body; it changes nothing.
  'POST /products/match': 'admin',
  'GET /product/:id': 'public',
  'GET /product/:id?view=admin': 'admin',
  'PUT /product/:id': 'admin',
  'DELETE /product/:id': 'admin',
  'POST /product/:id/stock': 'admin',
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

  'GET /orders': 'admin',
  'GET /orders/count': 'admin',
  'POST /orders': 'signed-in',
  'POST /orders/batch': 'signed-in',
  'POST /orders/batch/cancel': 'signed-in',
  'POST /orders/deliver': 'admin',
  'POST /orders/delete': 'admin',
  'GET /myorders': 'signed-in',
  'DELETE /myorder/:id': 'signed-in',
  'DELETE /order/:id': 'admin',
  'PUT /deliver/:id': 'admin',
  'GET /purchases': 'signed-in',
  'GET /purchases?view=admin': 'admin',
  'GET /purchase/:id': 'signed-in',
  'PUT /purchase/:id': 'signed-in',
  'POST /purchase/:id/lines': 'admin',
  'POST /purchase/:id/parcels': 'admin',
  'DELETE /purchase/:id/parcel/:parcel': 'admin',
  'POST /purchase/:id/messages': 'signed-in',
  'POST /purchase/:id/notes': 'admin',
  'PUT /purchase/:id/answered': 'admin',
  'GET /addresses': 'signed-in',
  'PUT /addresses': 'signed-in',

  'GET /reviews': 'public',
  'GET /reviews?view=admin': 'admin',
  'POST /review': 'signed-in',
  'DELETE /review/:id': 'admin',
  'PUT /review/:id/reply': 'admin',
  'PUT /review/:id/block': 'admin',

  'GET /users': 'signed-in',
  'GET /customers': 'admin',
  'GET /customer/:id': 'admin',
  'PUT /user/:email': 'signed-in',
  'DELETE /user/:email': 'signed-in',
  'POST /user/:email/export': 'signed-in',
  'PUT /user/:id/block': 'admin',
  'DELETE /user/:id/block': 'admin',
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
  'GET /enquiries': 'admin',
  'PUT /enquiry/:id': 'admin',

  'POST /images': 'signed-in',
  'GET /images/:id': 'image',
  'DELETE /images/:id': 'admin',
  'GET /events': 'admin',
  'GET /mail': 'admin',
  'POST /mail/:id/send': 'admin',
  'GET /overview': 'admin',
  'POST /browser-reports': 'beacon',
  'GET /health': 'public',
  'GET /openapi.json': 'public',
} as const satisfies Record<`${Method} /${string}`, Audience>

export type Operation = keyof typeof operations
