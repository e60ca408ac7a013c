import type { OwnedPart } from './owned-part.ts'

export interface BuildLine {
  productId: string
  quantity: number
}

export const maxLines = 20
export const maxPieces = 1000
/** The rest of a longer list is not read. */
const maxLength = 10_000
const format = /^([\w-]{1,128})(?:\*([1-9]\d{0,3}))?$/

/** Reads the lines of a build from a URL: `ryzen-5-7600,a-drive*2`. There may be more than `maxLines`. */
export function readBuildLines(parts: string): BuildLine[] {
  const pieces = new Map<string, number>()
  for (const item of parts.slice(0, maxLength).split(',')) {
    const [, productId, quantity = '1'] = item.match(format) ?? []
    if (!productId) continue
    const total = (pieces.get(productId) ?? 0) + Number(quantity)
    pieces.set(productId, Math.min(total, maxPieces))
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

export function writeBuildLines(lines: readonly BuildLine[]): string {
  return lines
    .map(({ productId, quantity }) => (quantity === 1 ? productId : `${productId}*${quantity}`))
    .join(',')
}

/** The parts under the ids of the products that they lead to by now. */
export const withCurrentIds = <Part extends object>(
  parts: readonly Part[],
  products: ReadonlyMap<string, { _id: string }>,
): Part[] =>
  parts.map((part) => {
    const found = 'productId' in part && products.get(String(part.productId))
    return found ? { ...part, productId: found._id } : part
  })

/** An owned part as in a URL, without the sources of its facts. */
export const writeOwnedPart = (owned: OwnedPart): string =>
  'productId' in owned && !owned.specs
    ? owned.productId
    : JSON.stringify(owned, (key, value) => (key === 'sources' ? undefined : value))
