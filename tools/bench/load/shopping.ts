import { randomUUID } from 'node:crypto'
import type { Client } from './client.ts'

/** The results of the clients: the ids of accepted and of cancelled orders. */
export interface Outcomes {
  accepted: Set<string>
  cancelled: Set<string>
  /** The number of orders that were refused as busy after all retries. */
  unanswered: number
}

interface Shop {
  client: Client
  /** The token of the admin who delivers. */
  admin: string
  products: string[]
}

/** Lets each customer shop until the time is over. */
export async function goShopping(shop: Shop, tokens: string[], seconds: number): Promise<Outcomes> {
  const outcomes: Outcomes = { accepted: new Set(), cancelled: new Set(), unanswered: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all(
    tokens.map(async (token, customer) => {
      for (let round = customer; performance.now() < end; round += 1) {
        await shopOnce(shop, token, round, outcomes)
      }
    }),
  )
  return outcomes
}

/** One customer browses, orders, and then cancels, gets the delivery, or waits for it. */
async function shopOnce(shop: Shop, token: string, round: number, outcomes: Outcomes) {
  const { send } = shop.client
  const productId = choose(shop.products, round)
  await send('GET /products', '/products?limit=60')
  await send('GET /product/{id}', `/product/${productId}`)
  const request = { token, key: randomUUID(), body: { productId, quantity: 1 } }
  const order = await send('POST /orders', '/orders', request)
  if (!order.ok) {
    outcomes.unanswered += 1
    return
  }
  const id: string = order.body.insertedId
  outcomes.accepted.add(id)
  await send('GET /myorders', '/myorders?limit=20', { token })
  if (round % 3 === 0) {
    const { ok } = await send('DELETE /myorder/{id}', `/myorder/${id}`, { token })
    if (ok) outcomes.cancelled.add(id)
  }
  if (round % 3 === 1) await send('PUT /deliver/{id}', `/deliver/${id}`, { token: shop.admin })
}

/** Every second order is for the first product, the popular one. */
function choose(products: string[], round: number): string {
  const index = round % 2 ? 0 : Math.floor(Math.random() * products.length)
  return products[index] ?? ''
}
