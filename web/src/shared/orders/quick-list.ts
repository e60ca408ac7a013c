import type { Order } from '@tech-house/api/contract/orders/order'
import { storedValue } from '#shared/saved-input.ts'

export const maxQuickLines = 200

export interface QuickLine {
  id: string
  /** As pasted, or the name of the ordered product. */
  text: string
  quantity: string
  /** The quantities that the text can mean, if there are several. */
  quantities?: string[] | undefined
  isLeftOut?: boolean | undefined
  productId?: string | undefined
  /** The ids of products that come close to the text. */
  choices?: string[] | undefined
  /** The price that the buyer has seen and not refused. */
  seenPrice?: number | undefined
  orderId?: string | undefined
}

export interface QuickList {
  /** What is in the box and not in the list. */
  text: string
  lines: QuickLine[]
}

const isLine = (line: unknown) => {
  const { id, text, quantity } = Object(line)
  return [id, text, quantity].every((value) => typeof value === 'string')
}

// It has no owner, because it survives the way through the login page; a logout removes it.
const stored = storedValue<QuickList>(
  '',
  'quick-order',
  ({ text, lines }) => typeof text === 'string' && Array.isArray(lines) && lines.every(isLine),
)

export const readQuickList = (): QuickList => stored.read() ?? { text: '', lines: [] }

export function changeQuickList(change: (list: QuickList) => QuickList): QuickList {
  const next = change(readQuickList())
  stored.write(next)
  return next
}

/** Adds what was ordered to the list. An order that is in it already is not added again. */
export function orderAgain(
  orders: Pick<Order, '_id' | 'productId' | 'product' | 'price' | 'quantity'>[],
) {
  changeQuickList(({ text, lines }) => {
    const known = new Set(lines.map(({ orderId }) => orderId))
    const added = orders.filter(({ _id }) => !known.has(_id))
    const free = maxQuickLines - lines.length
    const rest = added.slice(free).map(({ quantity, product }) => `${quantity} x ${product}`)
    return {
      text: [text, ...rest].filter(Boolean).join('\n'),
      lines: [...lines, ...added.slice(0, free).map(toQuickLine)],
    }
  })
}

const toQuickLine = (order: Parameters<typeof orderAgain>[0][number]): QuickLine => ({
  id: crypto.randomUUID(),
  text: order.product,
  quantity: String(order.quantity),
  productId: order.productId,
  seenPrice: order.price,
  orderId: order._id,
})
