import {
  type BuildLine,
  maxLines,
  maxPieces,
  readBuildLines,
  writeBuildLines,
} from '@tech-house/api/contract/build-lines'
import {
  type OwnedPart,
  readOwnedParts,
  writeOwnedPart,
} from '@tech-house/api/contract/compatibility/owned-part'
import { ownedId } from '@tech-house/api/contract/compatibility/owned-parts'
import { paths } from '#shared/paths.ts'

/** What a person orders, and what they have already. */
export interface BuildContents {
  lines: readonly BuildLine[]
  own: readonly OwnedPart[]
}

export const emptyBuild: BuildContents = { lines: [], own: [] }

/**
 * Reads the build of a URL: `?parts=ryzen-5-7600,a-drive*2&own=a-case`. Anything else is ignored, because
 * anybody can write a URL. `undefined` if the URL has no build.
 */
export function readBuild(search: string): BuildContents | undefined {
  const query = new URLSearchParams(search)
  if (!query.has('parts') && !query.has('own')) return undefined
  return { lines: readLines(search).slice(0, maxLines), own: readOwned(search).own }
}

/** How many products of a URL are too many for a build. */
export const countExcess = (search: string): number =>
  Math.max(0, readLines(search).length - maxLines)

/** How many owned parts of a URL cannot be read. */
export const countUnreadable = (search: string): number => readOwned(search).unreadable

const readLines = (search: string) => readBuildLines(new URLSearchParams(search).get('parts') ?? '')

const readOwned = (search: string) => readOwnedParts(new URLSearchParams(search).getAll('own'))

/** The search of a build's URL, with "?"; empty for an empty build. */
export function writeBuild({ lines, own }: BuildContents): string {
  const owned = own.map((one) => `own=${encodeURIComponent(writeOwnedPart(one))}`)
  const query = [...(lines.length > 0 ? [`parts=${writeBuildLines(lines)}`] : []), ...owned]
  return query.length > 0 ? `?${query.join('&')}` : ''
}

/** The path of a build's page. */
export const toBuild = (build: BuildContents) => `${paths.build}${writeBuild(build)}`

/** The build without this part, ordered or owned. */
export const withoutPart = ({ lines, own }: BuildContents, id: string): BuildContents => ({
  lines: lines.filter(({ productId }) => productId !== id),
  own: own.filter((owned, place) => ownedId(owned, place) !== id),
})

/** Sets the pieces of a product; 0 removes it. A full build stays as it is. */
export function withPieces(
  { lines, own }: BuildContents,
  productId: string,
  quantity: number,
): BuildContents {
  const line = { productId, quantity: Math.min(quantity, maxPieces) }
  const isThere = lines.some((other) => other.productId === productId)
  if (!isThere) {
    return { own, lines: quantity > 0 && lines.length < maxLines ? [...lines, line] : lines }
  }
  const changed = lines.flatMap((other) => {
    if (other.productId !== productId) return [other]
    return quantity > 0 ? [line] : []
  })
  return { own, lines: changed }
}
