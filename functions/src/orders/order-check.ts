import type { Product } from '../contract/catalog/product.ts'
import { quantityProblem } from '../contract/catalog/stock.ts'
import { formatDollars, formatNumber } from '../contract/format-number.ts'
import { maxDollars, toCents, totalPrice } from '../contract/money.ts'
import type { NewOrder } from '../contract/orders/order.ts'
import { type ApiError, badRequest, conflict, forbidden } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'

export type Buyer = Pick<Caller, 'uid' | 'email' | 'name' | 'requestId'>

/**
 * Why the order cannot be booked or contradicts the server: 403 for another email, 409 for a
 * changed price or stock, otherwise 400. `undefined` if it can be booked.
 */
export function orderRefusal(
  order: NewOrder,
  product: Product,
  buyer: Buyer,
): ApiError | undefined {
  if (order.email && order.email !== buyer.email) return forbidden('Order in your own name only')
  if (order.name && order.name !== buyer.name) {
    return badRequest('wrong-name', 'The name on an order is the name of your account')
  }
  if (order.product && order.product !== product.product) {
    return badRequest('wrong-product', 'productId and product name different products')
  }
  if (order.price !== undefined && toCents(order.price) !== toCents(product.price)) {
    return conflict('price-changed', `The price is now ${formatDollars(product.price)}`)
  }
  const problem = quantityProblem(product, order.quantity)
  if (problem?.code === 'below-minimum') return badRequest(problem.code, problem.message)
  if (problem) return conflict(problem.code, problem.message)

  const total = totalPrice(product.price, order.quantity)
  if (total > maxDollars) {
    return badRequest('above-maximum', `One order may cost at most $${formatNumber(maxDollars)}`)
  }
  if (order.totalPrice !== undefined && toCents(order.totalPrice) !== toCents(total)) {
    return badRequest('wrong-total', `The total is ${formatDollars(total)}`)
  }
  return undefined
}
