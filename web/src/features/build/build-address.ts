import { paths } from '#shared/paths.ts'

/** A product of a build and its pieces. */
export interface BuildLine {
  productId: string
  quantity: number
}

export const maxLines = 20
/** The most pieces of a product that the check of a build takes. */
export const maxPieces = 1000
/** The rest of a longer list is not read. */
const maxLength = 10_000
const format = /^([\w-]{1,128})(?:\*([1-9]\d{0,3}))?$/

/**
 * Reads the lines of a URL: `?parts=ryzen-5-7600,a-drive*2`. Anything else is ignored, because anybody can
 * write a URL. `undefined` if the URL has no build.
 */
export function readBuild(search: string): BuildLine[] | undefined {
  return readLines(search)?.slice(0, maxLines)
}

/** How many products of a URL are too many for a build. */
export const countExcess = (search: string): number =>
  Math.max(0, (readLines(search)?.length ?? 0) - maxLines)

function readLines(search: string): BuildLine[] | undefined {
  const parts = new URLSearchParams(search).get('parts')
  if (parts === null) return undefined
  const pieces = new Map<string, number>()
  for (const item of parts.slice(0, maxLength).split(',')) {
    const [, productId, quantity = '1'] = item.match(format) ?? []
    if (!productId) continue
    const total = (pieces.get(productId) ?? 0) + Number(quantity)
    pieces.set(productId, Math.min(total, maxPieces))
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
}

/** The search of a build's URL, with "?"; empty for an empty build. */
export function writeBuild(lines: readonly BuildLine[]): string {
  const items = lines.map(({ productId, quantity }) =>
    quantity === 1 ? productId : `${productId}*${quantity}`,
  )
  return items.length > 0 ? `?parts=${items.join(',')}` : ''
}

/** The path of a build's page. */
export const toBuild = (lines: readonly BuildLine[]) => `${paths.build}${writeBuild(lines)}`

/** Sets the pieces of a product; 0 removes it. A full build stays as it is. */
export function withPieces(
  lines: readonly BuildLine[],
  productId: string,
  quantity: number,
): BuildLine[] {
  const line = { productId, quantity: Math.min(quantity, maxPieces) }
  const isThere = lines.some((other) => other.productId === productId)
  if (!isThere) return quantity > 0 && lines.length < maxLines ? [...lines, line] : [...lines]
  return lines.flatMap((other) => {
    if (other.productId !== productId) return [other]
    return quantity > 0 ? [line] : []
  })
}
