import { z } from 'zod'
import { byId, endpoint } from '../endpoint.ts'

const StockAlert = z.object({ requested: z.boolean() })

export const readStockAlert = endpoint({
  summary: 'Whether the caller gets a mail when this product is back in stock',
  method: 'get',
  path: '/product/:id/stock-alert',
  access: 'signed-in',
  params: byId,
  response: StockAlert,
})

/** One request per person and product: a repeated call has no further effect. */
export const requestStockAlert = endpoint({
  summary: 'Ask for one mail when this sold-out product is back in stock',
  method: 'put',
  path: '/product/:id/stock-alert',
  access: 'signed-in',
  params: byId,
  response: StockAlert,
})

export const withdrawStockAlert = endpoint({
  summary: 'Withdraw that request; success too when there is none',
  method: 'delete',
  path: '/product/:id/stock-alert',
  access: 'signed-in',
  params: byId,
  response: StockAlert,
})

/** The id of a mail about stock, which only its recipient knows. */
const byMail = z.object({ id: z.string().regex(/^[0-9a-f]{20}-\d{1,16}$/) })

/** Changes nothing, because mail programs open links by themselves. */
export const confirmUnsubscribe = endpoint({
  summary: 'The page behind the link "Stop these mails" of a mail',
  method: 'get',
  path: '/unsubscribe/:id',
  access: 'public',
  params: byMail,
  responseKind: 'html',
  response: z.string(),
})

/**
 * Called by that page, and by mail programs with one click (RFC 8058). The response does not tell
 * whether the mail exists.
 */
export const unsubscribe = endpoint({
  summary: 'Withdraw every request for a mail of the person who got this mail',
  method: 'post',
  path: '/unsubscribe/:id',
  access: 'public',
  params: byMail,
  responseKind: 'html',
  response: z.string(),
})
