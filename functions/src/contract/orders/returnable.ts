import type { PurchaseLine } from './purchase.ts'
import type { Return } from './return.ts'

/** What can become of a return in each state. */
export const nextReturnStates = {
  asked: ['agreed', 'refused'],
  agreed: ['received', 'settled'],
  refused: [],
  received: ['settled'],
  settled: [],
} as const satisfies Record<Return['state'], readonly Return['state'][]>

/** The lines of an order that its buyer no longer has, or is about to send. */
export const returnedLines = <Line extends Return['lines'][number]>(
  returns: (Pick<Return, 'state' | 'settlement'> & { lines: Line[] })[],
  order: string,
): Line[] =>
  returns
    .filter(({ state, settlement = '' }) => state !== 'refused' && !hasGone.includes(settlement))
    .flatMap(({ lines }) => lines.filter(({ orderId }) => orderId === order))

/** After these, the pieces are the buyer's again. */
const hasGone = ['repair', 'sent-back']

/** How many delivered pieces of an order can be returned. */
export const returnablePieces = (
  { _id, deliveredPieces = 0 }: Partial<PurchaseLine> & { _id: string },
  returns: Parameters<typeof returnedLines>[0],
): number =>
  returnedLines(returns, _id).reduce((left, { pieces }) => left - pieces, deliveredPieces)
