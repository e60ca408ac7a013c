import {
  type AnyPart,
  essentialKinds,
  type PartKind,
} from '../../functions/src/parts/compatibility/part.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'

const maxTries = 3000

/** A small generator of numbers, so that each run has the same builds. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Boards first: there are more of them for today's sockets than for older ones, and processors of all. */
const order: PartKind[] = [
  'motherboard',
  ...essentialKinds.filter((kind) => kind !== 'motherboard'),
]

/** Complete computers, of parts that no rule refuses as far as there are any. */
export function randomBuilds(
  count: number,
  parts: readonly AnyPart[],
  random: (below: number) => number,
): AnyPart[][] {
  const byKind = Map.groupBy(parts, ({ specs }) => specs.kind)
  const builds: AnyPart[][] = []
  while (builds.length < count) {
    const build: AnyPart[] = []
    for (const kind of order) {
      const all = byKind.get(kind) ?? []
      for (let n = 0; n < maxTries; n++) {
        const part = all[random(all.length)]
        if (!part || isRefused([...build, part])) continue
        build.push(part)
        break
      }
    }
    if (build.length === essentialKinds.length) builds.push(build)
  }
  return builds
}

const isRefused = (build: AnyPart[]) =>
  checkBuild(build).some(({ verdict }) => verdict === 'does-not-fit')
