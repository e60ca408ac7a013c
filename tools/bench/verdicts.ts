import { parseArgs } from 'node:util'
import { partOf } from '../../functions/src/parts/compatibility/catalog-parts.ts'
import type { AnyPart } from '../../functions/src/parts/compatibility/part.ts'
import { type Verdict, verdicts } from '../../functions/src/parts/compatibility/reason.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'
import { readImport } from '../import/open-db-import.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { randomBuilds, randomNumbers } from './random-builds.ts'

const buildCount = 300

/** How many rules of random complete computers are decided, and which facts the others lack. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const path = positionals[0] ?? process.env.OPEN_DB
  if (!path) throw new UserError('Name the folder or file of OpenDB after --, or in OPEN_DB.')
  const { products } = readImport({ path }, '2026-11-26')
  const parts = products.flatMap(
    ({ id, product }) => partOf({ _id: id, ...product }, 1, new Map()) ?? [],
  )
  const builds = randomBuilds(buildCount, parts, randomNumbers(47_551))
  const checked = builds.flatMap((build) => checkBuild(build).map((rule) => ({ rule, build })))
  const count = (verdict: Verdict, title?: string) =>
    checked.filter(({ rule }) => rule.verdict === verdict && rule.title === (title ?? rule.title))
      .length
  const titles = [...new Set(checked.map(({ rule }) => rule.title))]
  console.table(
    Object.fromEntries(
      titles.map((title) => [
        title,
        Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict, title)])),
      ]),
    ),
  )
  const lacking = checked.flatMap(({ rule, build }) => [
    ...new Set(
      rule.reasons
        .filter(({ verdict }) => rule.verdict === 'unknown' && verdict === 'unknown')
        .map(({ missing }) => `${rule.title}: ${describe(missing, build)}`),
    ),
  ])
  const byFact = [...Map.groupBy(lacking, (fact) => fact)].map(([fact, all]) => ({
    fact,
    builds: all.length,
  }))
  console.table(byFact.sort((a, b) => b.builds - a.builds))
  const decided = 1 - count('unknown') / checked.length
  console.log(
    `${checked.length - count('unknown')} of ${checked.length} rules decided (${(100 * decided).toFixed(1)} %)`,
  )
  return 0
})

function describe(missing: { productId: string; field: string } | undefined, build: AnyPart[]) {
  const part = build.find(({ id }) => id === missing?.productId)
  return part ? `${part.specs.kind}.${missing?.field}` : 'values that no table has'
}
