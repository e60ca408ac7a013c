import { z } from 'zod'
import { byId, endpoint } from './endpoint.ts'

/** Whether the caller gets a mail when the product is back in stock. */
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
