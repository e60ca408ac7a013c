import {
  type BuildLine,
  maxLines,
  maxPieces,
  readBuildLines,
  withCurrentIds,
  writeBuildLines,
  writeOwnedPart,
} from '@tech-house/api/contract/builds/build-lines'
import {
  isAddedFacts,
  type OwnedPart,
  ownedId,
  readOwnedParts,
} from '@tech-house/api/contract/builds/owned-part'
import { paths } from '#shared/paths.ts'

/** The parts that a person orders, and those that they have already. */
export interface BuildContents {
  lines: readonly BuildLine[]
  own: readonly OwnedPart[]
}

interface BuildInUrl extends BuildContents {
  /** How many parts cannot be read or are too many, and are left out. */
  leftOut: number
}

export const emptyBuild: BuildContents = { lines: [], own: [] }

/** Reads `?parts=ryzen-5-7600,a-drive*2&own=a-case`; `undefined` if the URL has no build. */
export function readBuild(search: string): BuildInUrl | undefined {
  const query = new URLSearchParams(search)
  if (!query.has('parts') && !query.has('own')) return undefined
  const all = readBuildLines(query.get('parts') ?? '')
  const lines = all.slice(0, maxLines)
  const { own, unreadable } = readOwnedParts(query.getAll('own'))
  return { lines, own, leftOut: all.length - lines.length + unreadable }
}

export function writeBuild({ lines, own }: BuildContents): string {
  const owned = own.map((one) => `own=${encodeURIComponent(writeOwnedPart(one))}`)
  const parts = lines.length > 0 && `parts=${writeBuildLines(lines)}`
  const query = [parts, ...owned].filter(Boolean).join('&')
  return query && `?${query}`
}

/** Two lines may be one product by now. */
export const withCurrentProducts = (
  { lines, own }: BuildContents,
  products: ReadonlyMap<string, { _id: string }>,
): BuildContents => ({
  lines: readBuildLines(writeBuildLines(withCurrentIds(lines, products))),
  own: withCurrentIds(own, products),
})

export const toBuild = (build: BuildContents) => `${paths.build}${writeBuild(build)}`

export const withoutParts = (
  { lines, own }: BuildContents,
  ids: readonly string[],
): BuildContents => ({
  lines: lines.filter(({ productId }) => !ids.includes(productId)),
  own: own.filter((owned, index) => !ids.includes(ownedId(owned, index))),
})

/** Sets the pieces of a product; 0 removes it. */
export function withPieces(
  { lines, own }: BuildContents,
  productId: string,
  quantity: number,
): BuildContents {
  if (quantity === 0) {
    return {
      lines: lines.filter((line) => line.productId !== productId),
      own: own.filter((one, index) => !isAddedFacts(one) || ownedId(one, index) !== productId),
    }
  }
  const changed = { productId, quantity: Math.min(quantity, maxPieces) }
  const index = lines.findIndex((line) => line.productId === productId)
  return { own, lines: index < 0 ? [...lines, changed] : lines.with(index, changed) }
}

export const withPart = (build: BuildContents, productId: string): BuildContents =>
  build.lines.some((line) => line.productId === productId) ? build : withPieces(build, productId, 1)

export function withOwned({ lines, own }: BuildContents, owned: OwnedPart): BuildContents {
  const isThere = own.some((other) => writeOwnedPart(other) === writeOwnedPart(owned))
  return { lines, own: isThere ? own : [...own, owned] }
}

/** Replaces what a person says about a part, or removes it if no fact of a product is left. */
export function withFacts(
  { lines, own }: BuildContents,
  id: string,
  said: OwnedPart,
): BuildContents {
  const index = own.findIndex((one, index) => one.specs && ownedId(one, index) === id)
  if (index === -1) return withOwned({ lines, own }, said)
  const isEmpty = isAddedFacts(said) && Object.keys(said.specs ?? {}).length === 1
  return { lines, own: own.toSpliced(index, 1, ...(isEmpty ? [] : [said])) }
}
