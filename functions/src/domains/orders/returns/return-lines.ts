import { toCents } from '../../../contract/money.ts'
import type { NewReturn, Return, ReturnChange } from '../../../contract/orders/return.ts'
import { returnablePieces, returnedLines } from '../../../contract/orders/returnable.ts'
import { countOf, formatCents } from '../../../parts/format-number.ts'
import { badRequest, conflict } from '../../../platform/http/response/api-error.ts'
import type { StoredPurchase } from '../purchases/stored-purchase.ts'
import type { StoredOrder } from '../stored-order.ts'

type Line = Return['lines'][number]

/** Throws 409 for pieces that were not delivered or are in another return, and 400 for more serial numbers than pieces. */
export function returnLine(
  line: NewReturn['lines'][number],
  orders: StoredOrder[],
  { orderIds, parcels = [], returns = [] }: StoredPurchase,
): Line {
  const { orderId, pieces, serialNumbers = [] } = line
  const {
    productId,
    product = '',
    price = 0,
    ...order
  } = orders.find(({ _id }) => _id === orderId && orderIds.includes(_id)) ?? { _id: orderId }
  const left = returnablePieces(order, returns)
  if (!productId || left <= 0) {
    throw conflict('not-returnable', `${product || 'This order'} has no delivered piece to return`)
  }
  if (pieces > left) {
    throw conflict(
      'above-delivered',
      `Only ${countOf(left, 'piece')} of ${product} can be returned`,
    )
  }
  if (serialNumbers.length > pieces) {
    throw badRequest('too-many-serials', `${product} has more serial numbers than pieces`)
  }
  const known = (lines: { serialNumbers?: string[] | undefined }[]) =>
    new Set(lines.flatMap((one) => one.serialNumbers ?? []))
  const returned = known(returnedLines(returns, orderId))
  const again = serialNumbers.find((number) => returned.has(number))
  if (again) throw conflict('already-returned', `${again} is in another return already`)
  const sent = known(parcels.flatMap(({ lines }) => lines.filter((one) => one.orderId === orderId)))
  const unknown = serialNumbers.filter((number) => !sent.has(number))
  return {
    ...line,
    productId,
    product,
    cents: toCents(price) * pieces,
    ...(unknown.length > 0 && { unknownSerialNumbers: unknown }),
  }
}

/** The lines after a change, with their shares of a refund. Throws 409 for more pieces than a line has. */
export function changedLines(
  { lines }: Pick<Return, 'lines'>,
  change: ReturnChange,
): (Line & { refundCents?: number })[] {
  if (change.state === 'received') return lines.map((line) => receivedLine(line, change.lines))
  if (change.state !== 'settled') return lines
  if (change.settlement === 'refund') return refundedLines(lines, change.refundCents)
  const decided = lines.find(({ restocked, writtenOff }) => restocked || writtenOff)
  if (decided && change.settlement !== 'replacement') {
    const message = `${decided.product} is in stock again or written off, so the buyer cannot get it back`
    throw conflict('not-kept', message)
  }
  return lines
}

function receivedLine(
  line: Line,
  received: { orderId: string; restocked: number; writtenOff: number }[],
) {
  const { restocked = 0, writtenOff = 0 } =
    received.find((one) => one.orderId === line.orderId) ?? {}
  if (restocked + writtenOff > line.pieces) {
    throw conflict(
      'above-returned',
      `Only ${countOf(line.pieces, 'piece')} of ${line.product} came back`,
    )
  }
  return { ...line, restocked, writtenOff }
}

/** In proportion to what the lines cost; the last gets what rounding leaves. */
function refundedLines(lines: Line[], cents: number) {
  const total = lines.reduce((sum, line) => sum + line.cents, 0)
  let left = cents
  return lines.map((line, index) => {
    const share = Math.floor((cents * line.cents) / Math.max(1, total))
    const refundCents = index === lines.length - 1 ? left : share
    left -= refundCents
    return { ...line, refundCents }
  })
}

/** Throws 409 for more than the buyer has to pay for the purchase. */
export function assertRefund(cents: number, { sums, returnedCents = 0 }: StoredPurchase): void {
  const left = sums.grossCents - returnedCents
  if (cents > left) throw conflict('above-total', `Refund at most ${formatCents(left)}`)
}
