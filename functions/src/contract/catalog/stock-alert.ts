import * as z from 'zod/mini'
import { byId, endpoint } from '../endpoint.ts'

const StockAlert = z.object({ requested: z.boolean() })

export const readStockAlert = endpoint('GET /product/:id/stock-alert', {
  summary: 'Whether the caller gets a mail when this product is back in stock',
  params: byId,
  response: StockAlert,
})

/** One request per person and product: a repeated call has no further effect. */
export const requestStockAlert = endpoint('PUT /product/:id/stock-alert', {
  summary: 'Ask for one mail when this sold-out product is back in stock',
  params: byId,
  response: StockAlert,
})

export const withdrawStockAlert = endpoint('DELETE /product/:id/stock-alert', {
  summary: 'Withdraw that request; success too when there is none',
  params: byId,
  response: StockAlert,
})

/** The id of a mail about stock, which only its recipient knows. */
const byMail = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{20}-\d{1,16}$/)) })

/** Changes nothing, because mail programs open links by themselves. */
export const confirmUnsubscribe = endpoint('GET /unsubscribe/:id', {
  summary: 'The page behind the link "Stop these mails" of a mail',
  params: byMail,
  responseKind: 'html',
  response: z.string(),
})

/** Called by that page, and by mail programs (RFC 8058). It does not tell whether the mail exists. */
export const unsubscribe = endpoint('POST /unsubscribe/:id', {
  summary: 'Withdraw every request for a mail of the person who got this mail',
  params: byMail,
  responseKind: 'html',
  response: z.string(),
})
