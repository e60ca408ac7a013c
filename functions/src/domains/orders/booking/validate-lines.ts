import type { Product } from '../../../contract/catalog/product.ts'
import { quantityProblem } from '../../../contract/catalog/stock.ts'
import { maxAmount, toCents, totalPrice } from '../../../contract/money.ts'
import type { NewOrder } from '../../../contract/orders/order.ts'
import { formatPrice } from '../../../parts/format-number.ts'
import {
  ApiError,
  badRequest,
  conflict,
  forbidden,
} from '../../../platform/http/response/api-error.ts'
import type { OrderableProduct } from '../../products/stored-product.ts'
import type { Buyer } from '../stored-order.ts'
import type { VersionedProduct } from './find-product.ts'
import type { PurchaseLine } from './purchase-request.ts'

export interface BookableLine extends PurchaseLine {
  found: VersionedProduct
}

export interface RefusedLine {
  /** Of the line in the request. */
  path: string
  refusal: ApiError
  found?: VersionedProduct
}

export function validateLines(
  lines: PurchaseLine[],
  products: (VersionedProduct | ApiError | undefined)[],
  buyer: Buyer,
): { bookable: BookableLine[]; refused: RefusedLine[] } {
  const bookable: BookableLine[] = []
  const refused: RefusedLine[] = []
  for (const [index, line] of lines.entries()) {
    const path = `lines.${index}`
    const found = products[index]
    if (!found) continue
    if (found instanceof ApiError) {
      refused.push({ path, refusal: found })
      continue
    }
    const refusal = orderRefusal(line.request, found.product, buyer)
    if (refusal) refused.push({ path, refusal, found })
    else bookable.push({ ...line, found })
  }
  return { bookable, refused }
}

/** 400 if the lines themselves are invalid, 409 if the stock or a product has changed. */
export function linesRefused(lines: RefusedLine[], done: 'ordered' | 'changed'): ApiError {
  const status = lines.every(({ refusal }) => refusal.status === 400) ? 400 : 409
  const count = lines.length === 1 ? 'One line' : `${lines.length} lines`
  const message = `${count} cannot be ${done}, so nothing was ${done}`
  return new ApiError(status, 'lines-refused', message, { fields: lines.map(fieldOf) })
}

function fieldOf({ path, refusal, found }: RefusedLine) {
  const field = { path, message: refusal.message, code: refusal.code }
  if (!found) return field
  const { price, available_quantity, minimum_order } = found.product
  return { ...field, price, available_quantity, minimum_order }
}

/** Why the order is refused: 403 another email, 409 a changed price or stock, otherwise 400. */
function orderRefusal(order: NewOrder, product: OrderableProduct, buyer: Buyer) {
  if (order.email && order.email !== buyer.email) return forbidden('Order in your own name only')
  if (order.name && order.name !== buyer.name) {
    return badRequest('wrong-name', 'The name on an order is the name of your account')
  }
  const names = [product, ...(product.merged ?? [])].map((known) => known.product)
  if (order.product && !names.includes(order.product)) {
    return badRequest('wrong-product', 'productId and product name different products')
  }
  if (order.price !== undefined && toCents(order.price) !== toCents(product.price)) {
    return conflict('price-changed', `The price is now ${formatPrice(product.price)}`)
  }
  const refusal = quantityRefusal(product, order.quantity)
  if (refusal) return refusal
  const total = totalPrice(product.price, order.quantity)
  if (order.totalPrice !== undefined && toCents(order.totalPrice) !== toCents(total)) {
    return badRequest('wrong-total', `The total is ${formatPrice(total)}`)
  }
  return undefined
}

export function quantityRefusal(
  product: Pick<Product, 'price' | 'minimum_order' | 'available_quantity'>,
  quantity: number,
): ApiError | undefined {
  const problem = quantityProblem(product, quantity)
  if (problem?.code === 'below-minimum') return badRequest(problem.code, problem.message)
  if (problem) return conflict(problem.code, problem.message)
  if (totalPrice(product.price, quantity) <= maxAmount) return undefined
  return badRequest('above-maximum', `One order may cost at most ${formatPrice(maxAmount, 0)}`)
}
