import type { BuildRequest } from '../../src/contract/builds/build-completion.ts'
import { ownedParts } from '../../src/contract/builds/owned-part.ts'
import type { ProductDetails } from '../../src/contract/catalog/product.ts'
import { toCents } from '../../src/contract/money.ts'
import { hasReserve, isEnough, needsCard } from '../../src/domains/builds/good-enough.ts'
import {
  isKnown,
  isMeasured,
  speedOfTime,
  timeOfBuild,
} from '../../src/domains/builds/part-times.ts'
import { kindsByType, partOf } from '../../src/parts/compatibility/catalog-parts.ts'
import { type AnyPart, buildOf, essentialKinds } from '../../src/parts/compatibility/part.ts'
import { checkBuild } from '../../src/parts/compatibility/rules.ts'
import { emptySlots } from '../../src/parts/compatibility/slots.ts'

export const catalogOf = (rows: ProductDetails[]) => ({
  rows,
  byId: new Map(rows.map((row) => [row._id, row])),
  kinds: kindsByType(rows),
})

const isSure = (build: readonly AnyPart[]) =>
  checkBuild(build).every(({ verdict }) => verdict.startsWith('fits'))

/** More parts never settle such a doubt; whether something is missing is asked of whole builds. */
const canBeSure = (build: readonly AnyPart[]) =>
  checkBuild(build).every(
    ({ rule, verdict }) => rule === 'essentials' || verdict.startsWith('fits'),
  )

/** All complete builds that fit, by trying every combination. */
export function allBuilds({ parts = [], own, ...task }: BuildRequest, rows: ProductDetails[]) {
  const catalog = catalogOf(rows)
  const chosen = rows.filter(({ _id }) => parts.some(({ productId }) => productId === _id))
  const partsOf = (build: ProductDetails[]) =>
    build.flatMap((row) => partOf(row, 1, catalog.kinds) ?? [])
  const owned = ownedParts(own, catalog.byId, catalog.kinds)
  const given = [...partsOf(chosen), ...owned]
  let builds = chosen.every(isInStock) ? [chosen] : []
  for (const kind of essentialKinds) {
    if (given.some(({ specs }) => specs.kind === kind)) continue
    const options = rows
      .filter(isInStock)
      .filter((row) =>
        partsOf([row]).some((part) => part.specs.kind === kind && isEnough(part, task.purpose)),
      )
    const mayLack = kind === 'cooler' || (kind === 'graphics-card' && !needsCard(task.purpose))
    builds = builds
      .flatMap((build) => [...(mayLack ? [build] : []), ...options.map((row) => [...build, row])])
      .filter((build) => canBeSure([...partsOf(build), ...owned]))
  }
  return builds.flatMap((build) => {
    const all = [...partsOf(build), ...owned]
    if (emptySlots(buildOf(all)).length > 0 || !isSure(all) || !hasReserve(all, given)) return []
    const cents = build.reduce((sum, row) => sum + toCents(row.price) * row.minimum_order, 0)
    const measured = all.every((part) => isMeasured(part, task))
    // What is given and has no figure is the same in each build.
    const isGiven = ({ id }: AnyPart) => given.some((one) => one.id === id)
    const counted = all.filter((part) => !isGiven(part) || isKnown(part, task))
    const speed = speedOfTime(timeOfBuild(all, task), task)
    return [{ cents, time: timeOfBuild(counted, task), isMeasured: measured, speed }]
  })
}

const isInStock = (row: ProductDetails) => row.available_quantity >= row.minimum_order
