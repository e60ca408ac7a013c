import { useQuery } from '@tanstack/react-query'
import { partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import { checkBuild } from '@tech-house/api/contract/compatibility/check-build'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import type { MouseEvent } from 'react'
import { withPieces } from './build-address.ts'
import { type CatalogPart, catalogParts } from './catalog-parts-query.ts'
import { choose, fitIn, isPlural, withPart } from './chosen-parts.ts'
import { readCurrentBuild, useCurrentBuild, writeCurrentBuild } from './current-build.ts'

type BuildProduct = Parameters<typeof partOf>[0]

/**
 * Adds a product to the current build and removes it again. `undefined` for a product that is no
 * part of a computer.
 */
export function useBuildToggle(product: BuildProduct) {
  const lines = useCurrentBuild()
  // Only a build with parts needs the others.
  const { data: catalog } = useQuery({ ...catalogParts, enabled: lines.length > 0 })
  const { _id: id } = product
  const part = catalog?.get(id)?.part ?? partOf(product, 1, noKinds)
  if (!part) return undefined

  const chosen = choose(lines, catalog ?? noParts).chosen.map((line) => line.part)
  const isChosen = lines.some(({ productId }) => productId === id)
  const others = chosen.filter((other) => other.id !== id)
  const replaced = others.find((other) => isReplacedBy(other, part))
  const rest = others.filter((other) => !isReplacedBy(other, part))

  function toggle(event: MouseEvent) {
    // The second click of a double click would take back the first.
    if (!part || event.detail > 1) return
    const now = readCurrentBuild()
    if (now.length > 0 && !catalog) return
    const next = isChosen ? withPieces(now, id, 0) : withPart(now, part, catalog ?? noParts)
    writeCurrentBuild(next)
  }

  return {
    lines,
    kind: part.specs.kind,
    isChosen,
    /** The part that it would replace. */
    replaced,
    fit: fitIn(part, checkBuild([...rest, part])),
    label: labelOf(isChosen, replaced !== undefined),
    toggle,
  }
}

/** A computer has one part of most kinds. */
const isReplacedBy = (other: AnyPart, part: AnyPart) =>
  !isPlural(part.specs.kind) && other.specs.kind === part.specs.kind

const noParts = new Map<string, CatalogPart>()
const noKinds = new Map<string, never>()

function labelOf(isChosen: boolean, isReplacement: boolean): string {
  if (isChosen) return 'Remove from build'
  return isReplacement ? 'Replace in build' : 'Add to build'
}
