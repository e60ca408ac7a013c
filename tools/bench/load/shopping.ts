import { randomUUID } from 'node:crypto'
import type { Send } from './retrying-client.ts'

/** The results of the clients: the ids of accepted and of cancelled orders. */
export interface Outcomes {
  accepted: Set<string>
  cancelled: Set<string>
  /** The number of orders that were refused as busy after all retries. */
  unanswered: number
}

export interface Shop {
  send: Send
  /** The token of the admin who delivers. */
  admin: string
  products: string[]
  outcomes: Outcomes
}

/** One customer browses, orders, and then cancels, gets the delivery, or waits for it. */
export async function shopOnce(shop: Shop, token: string, round: number): Promise<void> {
  const { send, outcomes } = shop
  const productId = choose(shop.products, round)
  await send('GET /products', '/products?limit=60')
  await send('GET /product/{id}', `/product/${productId}`)
  const key = randomUUID()
  const order = await send('POST /orders', '/orders', {
    token,
    key,
    body: { productId, quantity: 1 },
  })
  if (!order.ok) {
    outcomes.unanswered += 1
    return
  }
  const id: string = order.body.insertedId
  outcomes.accepted.add(id)
  await send('GET /myorders', '/myorders?limit=20', { token })
  if (round % 3 === 0) await cancel(shop, token, id)
  if (round % 3 === 1) await send('PUT /deliver/{id}', `/deliver/${id}`, { token: shop.admin })
}

async function cancel({ send, outcomes }: Shop, token: string, id: string): Promise<void> {
  const { ok } = await send('DELETE /myorder/{id}', `/myorder/${id}`, { token })
  if (ok) outcomes.cancelled.add(id)
}

/** Every second order is for the first product, the popular one. */
function choose(products: string[], round: number): string {
  const index = round % 2 ? 0 : Math.floor(Math.random() * products.length)
  return products[index] ?? ''
}
