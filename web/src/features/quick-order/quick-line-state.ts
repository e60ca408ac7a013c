import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { toCents } from '@tech-house/api/contract/money'
import type { MatchedProduct } from '@tech-house/api/contract/search'
import { formatPrice } from '@tech-house/api/parts/format-number'
import type { QuickLine } from '#shared/orders/quick-list.ts'
import { readQuantity } from '#shared/orders/read-quantity.ts'
import { readWhole } from '#shared/read-number.ts'

/** What is wrong with a line, in the shop's words, and the presses that repair it. */
interface LineProblem {
  message: string
  repairs: { label: string; change: Partial<QuickLine> }[]
}

export type LineState =
  | { kind: 'unknown' | 'gone' | 'loading' }
  | { kind: 'choice'; products: MatchedProduct[] }
  | {
      kind: 'product'
      product: MatchedProduct
      quantity?: number | undefined
      problem?: LineProblem | undefined
    }

/** Lines of one product count together. A missing product is gone, unless more are loading. */
export function lineStates(
  lines: QuickLine[],
  products: Map<string, MatchedProduct>,
  isLoading: boolean,
): LineState[] {
  const pieces = new Map<string, number>()
  for (const { productId = '', quantity } of lines) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + readPieces(quantity))
  }
  return lines.map((line) => {
    const others = (pieces.get(line.productId ?? '') ?? 0) - readPieces(line.quantity)
    return lineState(line, products, isLoading, others)
  })
}

/** A text that is no number of pieces counts as none. */
const readPieces = (quantity: string): number => Math.max(0, readWhole(quantity) ?? 0)

function lineState(
  line: QuickLine,
  products: Map<string, MatchedProduct>,
  isLoading: boolean,
  others: number,
): LineState {
  const { productId, choices = [], quantity } = line
  if (!productId) {
    const close = choices.flatMap((id) => products.get(id) ?? [])
    if (close.length > 0) return { kind: 'choice', products: close }
    return { kind: choices.length > 0 && isLoading ? 'loading' : 'unknown' }
  }
  const product = products.get(productId)
  if (!product) return { kind: isLoading ? 'loading' : 'gone' }
  const problem = priceProblem(line, product) ?? quantityProblem(line, product, others)
  return { kind: 'product', product, quantity: readWhole(quantity), problem }
}

function priceProblem({ seenPrice }: QuickLine, { price }: MatchedProduct) {
  if (seenPrice === undefined || toCents(seenPrice) === toCents(price)) return undefined
  return {
    message: `The price is now ${formatPrice(price)}. It was ${formatPrice(seenPrice)}.`,
    repairs: [{ label: `Accept ${formatPrice(price)}`, change: { seenPrice: price } }],
  }
}

function quantityProblem(
  { text, quantity, quantities }: QuickLine,
  product: MatchedProduct,
  others: number,
): LineProblem | undefined {
  if (isSoldOut(product)) {
    return {
      message: 'Sold out: the remaining stock is below the minimum order. Please check back soon.',
      repairs: [],
    }
  }
  if (quantities && quantity.trim() === '') {
    const message = `How many pieces do you mean by “${text}”?`
    return { message, repairs: quantities.map(orderRepair) }
  }
  const own = readPieces(quantity)
  // A line of no pieces must not become valid by another one.
  const { problem } = readQuantity(own > 0 ? String(own + others) : quantity, product)
  if (!problem) return undefined
  const { minimum_order, available_quantity } = product
  const isTooMuch = own + others > available_quantity
  const wanted = (isTooMuch ? available_quantity : minimum_order) - others
  const message = others > 0 ? `${problem}. Other lines of this product order ${others}.` : problem
  return { message, repairs: wanted > 0 ? [orderRepair(String(wanted))] : [] }
}

const orderRepair = (quantity: string) => ({ label: `Order ${quantity}`, change: { quantity } })
