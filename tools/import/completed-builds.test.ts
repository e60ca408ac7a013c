import { expect, test } from 'vitest'
import { ProductDetails } from '../../functions/src/contract/catalog/product.ts'
import { completeBuilds } from '../../functions/src/domains/builds/complete-build.ts'
import { partOf } from '../../functions/src/parts/compatibility/catalog-parts.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'
import { isOfEndedPlatform } from '../../functions/src/parts/ended-platforms.ts'
import { performanceOf } from '../../functions/src/parts/performance/performance-of.ts'
import { catalogOf } from '../../functions/test/support/all-builds.ts'
import { withInventedOffer } from '../bench/invented-offer.ts'
import { readImport } from './open-db-import.ts'

const path = process.env.OPEN_DB ?? 'tools/import/testing/open-db-builds.jsonl'
const budgets = {
  office: [500, 800, 1200],
  gaming: [1000, 1500, 2500],
  work: [1200, 2000, 3500],
} as const

const { products } = readImport({ path }, '2026-11-28')
const catalog = catalogOf(
  products.map(({ id, product }) =>
    ProductDetails.parse({ ...withInventedOffer(product), _id: id }),
  ),
)

test.for(
  Object.entries(budgets).flatMap(([purpose, all]) => all.map((budget) => [purpose, budget])),
)(
  'for %s and $%i there are builds of imported parts that fit, of current platforms [REAL-2]',
  async ([purpose, budget]) => {
    const request = { purpose, budget } as Parameters<typeof completeBuilds>[0]
    const start = process.cpuUsage()
    const { builds, isOverBudget, isExhaustive } = await completeBuilds(request, catalog)
    const ms = Math.round(process.cpuUsage(start).user / 1000)
    console.log(`${purpose} ${budget}: ${ms} ms of processor, exhaustive: ${isExhaustive}`)
    expect(builds.flatMap(({ goals }) => goals).sort()).toEqual(['balanced', 'best', 'cheapest'])
    expect([isOverBudget, isExhaustive]).toEqual([false, true])
    for (const { goals, lines, total, speed } of builds) {
      const parts = lines.flatMap(({ productId }) => {
        const row = catalog.byId.get(productId)
        return (row && partOf(row, 1, catalog.kinds)) ?? []
      })
      const names = parts.map(({ name }) => name).join(', ')
      console.log(`  ${goals.join()}: ${total}, ${Math.round(speed?.percent ?? 0)} %: ${names}`)
      expect(total).toBeLessThanOrEqual(Number(budget))
      expect(checkBuild(parts).filter(({ verdict }) => !verdict.startsWith('fits'))).toEqual([])
      expect(parts.filter(isOfEndedPlatform)).toEqual([])
      const unrated = parts.filter(
        ({ name, specs }) => specs.kind === 'processor' && !performanceOf({ product: name, specs }),
      )
      if (!goals.includes('best')) continue
      expect([unrated, speed?.isEstimated]).toEqual([[], purpose === 'office' ? undefined : false])
    }
  },
)
