import type { NewWithdrawal } from '../../contract/enquiries/enquiry.ts'
import { plainText } from '../../parts/plain-text.ts'
import type { StoredOrder } from '../orders/stored-order.ts'

/** The orders that a withdrawal concerns, with the pieces: all of them, unless each text names one of their products. */
export function withdrawnPieces(goods: NewWithdrawal['goods'], orders: StoredOrder[]) {
  const isSame = (text: string, { product = '' }: StoredOrder) =>
    plainText(text) === plainText(product)
  const isWhole =
    goods.length === 0 ||
    goods.some(({ product }) => !orders.some((order) => isSame(product, order)))
  const left = goods.map((line) => ({ ...line }))
  return orders.flatMap((order) => {
    const { quantity = 0, withdrawnPieces: before = 0 } = order
    let free = quantity - before
    for (const line of left.filter(({ product }) => !isWhole && isSame(product, order))) {
      const taken = Math.min(line.pieces, free)
      line.pieces -= taken
      free -= taken
    }
    const pieces = isWhole ? quantity : quantity - free
    return pieces > before ? [{ before: order, after: { ...order, withdrawnPieces: pieces } }] : []
  })
}
