import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { maxDollars, toCents, totalPrice } from '@tech-house/api/contract/money'
import type { MatchedProduct } from '@tech-house/api/contract/search'
import type { QuickLine } from '#shared/orders/quick-list.ts'
import { readQuantity } from '#shared/orders/read-quantity.ts'
import { readWhole } from '#shared/read-number.ts'

/** What is wrong with a line, in the shop's words, and the press that repairs it. */
interface LineProblem {
  message: string
  repair?: { label: string; change: Partial<QuickLine> } | undefined
}

export type LineState =
  | { kind: 'unknown' | 'gone' | 'loading' }
  | { kind: 'choice'; products: MatchedProduct[] }
  | { kind: 'product'; product: MatchedProduct; quantity?: number; problem?: LineProblem }

/** The products of the list as they are now; one that is missing is gone, unless more are loading. */
interface ProductsNow {
  byId: Map<string, MatchedProduct>
  isLoading: boolean
}

/** The state of each line. Lines of one product count together, because they become one order. */
export function lineStates(lines: QuickLine[], products: ProductsNow): LineState[] {
  const totals = new Map<string, number>()
  for (const { productId = '', quantity } of lines) {
    const pieces = wholeNumber(quantity)
    if (pieces !== undefined) totals.set(productId, (totals.get(productId) ?? 0) + pieces)
  }
  return lines.map((line) => lineState(line, products, totals.get(line.productId ?? '') ?? 0))
}

function lineState(line: QuickLine, products: ProductsNow, total: number): LineState {
  if (!line.productId && !line.choices?.length) return { kind: 'unknown' }
  if (!line.productId) {
    const choices = (line.choices ?? []).flatMap((id) => products.byId.get(id) ?? [])
    if (choices.length > 0) return { kind: 'choice', products: choices }
    return { kind: products.isLoading ? 'loading' : 'unknown' }
  }
  const product = products.byId.get(line.productId)
  if (!product) return { kind: products.isLoading ? 'loading' : 'gone' }
  const problem = priceProblem(line, product) ?? quantityProblemOf(line, product, total)
  const quantity = wholeNumber(line.quantity)
  return {
    kind: 'product',
    product,
    ...(quantity !== undefined && { quantity }),
    ...(problem && { problem }),
  }
}

function priceProblem(
  { seenPrice }: QuickLine,
  { price }: MatchedProduct,
): LineProblem | undefined {
  if (seenPrice === undefined || toCents(seenPrice) === toCents(price)) return undefined
  return {
    message: `The price is now ${formatDollars(price)}. It was ${formatDollars(seenPrice)}.`,
    repair: { label: `Accept ${formatDollars(price)}`, change: { seenPrice: price } },
  }
}

function quantityProblemOf(
  { quantity }: QuickLine,
  product: MatchedProduct,
  total: number,
): LineProblem | undefined {
  if (isSoldOut(product)) {
    return {
      message: 'Sold out: the remaining stock is below the minimum order. Please check back soon.',
    }
  }
  const own = wholeNumber(quantity)
  // A line of no pieces must not become valid by another line.
  const counted = own === undefined || own < 1 ? quantity : String(total)
  const read = readQuantity(counted, product)
  if (read.problem === undefined) return aboveMaximum(product, read.quantity)
  const others = own === undefined || own < 1 ? 0 : total - own
  // Not for 1e9, which may be a typo.
  const isTooMuch = /^\d+$/.test(counted.trim()) && Number(counted) > product.available_quantity
  const wanted = (isTooMuch ? product.available_quantity : product.minimum_order) - others
  return {
    message: read.problem,
    ...(wanted > 0 && {
      repair: { label: `Order ${wanted}`, change: { quantity: String(wanted) } },
    }),
  }
}

/** No repair: nobody who orders for a billion knows the next best number. */
function aboveMaximum({ price }: MatchedProduct, quantity: number): LineProblem | undefined {
  if (totalPrice(price, quantity) <= maxDollars) return undefined
  return { message: `One order may cost at most ${formatDollars(maxDollars)}.` }
}

/** `1e9` and `1.5` are none, and neither is a number that is not counted exactly. */
function wholeNumber(text: string): number | undefined {
  const number = readWhole(text)
  return Number.isSafeInteger(number) ? number : undefined
}
