import { expect, test } from 'vitest'
import products from '../../emulator-data/products.json' with { type: 'json' }
import { readBuildLines } from '../../functions/src/contract/builds/build-lines.ts'
import { ProductDetails } from '../../functions/src/contract/catalog/product.ts'
import { quantityProblem } from '../../functions/src/contract/catalog/stock.ts'
import { totalPrice } from '../../functions/src/contract/money.ts'
import { completeBuilds } from '../../functions/src/domains/builds/complete-build.ts'
import { speedOfTime, timeOfBuild } from '../../functions/src/domains/builds/part-times.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { kindsByType, partOf } from '../../functions/src/parts/compatibility/catalog-parts.ts'
import { buildOf } from '../../functions/src/parts/compatibility/part.ts'
import { worstOf } from '../../functions/src/parts/compatibility/reason.ts'
import { checkBuild } from '../../functions/src/parts/compatibility/rules.ts'
import { emptySlots } from '../../functions/src/parts/compatibility/slots.ts'
import { resolutions } from '../../functions/src/parts/performance/resolution.ts'
import { allBuilds, catalogOf } from '../../functions/test/support/all-builds.ts'
import { runs } from '../../functions/test/support/runs.ts'
import { buildStarts } from '../../web/src/features/build/completion/build-starts.ts'

const rows = products.map((product) =>
  ProductDetails.parse({ ...product, _id: slugOf(product.product) }),
)
const kinds = kindsByType(rows)

function linesOf(parts: readonly string[]) {
  return readBuildLines(parts.join(',')).map(({ productId, quantity }) => {
    const product = rows.find(({ _id }) => _id === productId)
    const part = product && partOf(product, quantity, kinds)
    if (!part) throw new Error(`${productId} is no part of the seed`)
    return { product, part }
  })
}

const cpu = { mid: 'amd-ryzen-5-7600', fast: 'amd-ryzen-7-9700x', games: 'amd-ryzen-7-9800x3d' }
const micro = 'asus-tuf-gaming-b650m-e'
const large = 'msi-mag-b650-tomahawk-wifi'
const small = 'corsair-vengeance-32gb-2x16gb-ddr5-6000-cl30'
const ample = 'g-skill-trident-z5-neo-rgb-64gb-2x32gb-ddr5-6000-cl30'
const [drive, fastDrive] = ['kingston-nv3-1tb', 'samsung-990-pro-2tb']
const [supply, largeSupply] = ['corsair-rm650e-2025', 'msi-mag-a850gls-pcie5']
const [cube, tower] = ['lian-li-a3-matx-wood', 'nzxt-h5-flow-white']
const cooler = 'thermalright-peerless-assassin-120-se-v3'
const [arc, radeon] = [
  'intel-arc-b580-limited-edition-12gb',
  'sapphire-pulse-radeon-rx-9070-xt-16gb',
]
const geforce = 'gigabyte-geforce-rtx-5070-ti-aero-oc-16g'
const rtx5080 = 'asus-tuf-gaming-geforce-rtx-5080-16gb-oc'
const entry = 'sapphire-pulse-radeon-rx-9060-xt-16gb'
const t705 = 'crucial-t705-2tb-with-heatsink'

const [office = [], games = [], best = []] = buildStarts.map(({ parts }) => parts)

/** The total and the parts. */
const builds: [number, readonly string[]][] = [
  [704.93, office],
  [1054.92, games],
  [2358.93, best],
  [954.92, [cpu.mid, micro, small, arc, drive, supply, cube, cooler]],
  [904.92, [cpu.fast, micro, small, drive, 'samsung-870-evo-1tb', supply, cube, cooler]],
  [1159.92, [cpu.fast, micro, small, entry, drive, supply, cube, cooler]],
  [1129.92, [cpu.mid, large, small, 'corsair-sf750', drive, arc, tower, cooler]],
  [1594.92, [cpu.mid, large, small, radeon, fastDrive, largeSupply, tower, cooler]],
  [1524.92, [cpu.fast, micro, small, radeon, drive, largeSupply, tower, cooler]],
  [1783.93, [cpu.games, micro, small, radeon, fastDrive, largeSupply, cube, cooler]],
  [2038.93, [cpu.games, micro, small, geforce, fastDrive, largeSupply, tower, cooler]],
  [2528.93, [cpu.games, micro, ample, rtx5080, fastDrive, largeSupply, tower, cooler]],
  [2818.92, [cpu.games, micro, ample, rtx5080, t705, fastDrive, largeSupply, tower, cooler]],
  [
    3203.9,
    [
      cpu.games,
      micro,
      `${ample}*2`,
      rtx5080,
      t705,
      fastDrive,
      'samsung-870-evo-1tb',
      largeSupply,
      tower,
      cooler,
    ],
  ],
]

test.each(builds)(
  'the seed has a complete build for $%d that fits and can be ordered [FIT-6]',
  (total, names) => {
    const lines = linesOf(names)
    const parts = lines.map(({ part }) => part)
    const rules = checkBuild(parts)
    const doubts = rules.filter(
      ({ verdict }) => verdict === 'unknown' || verdict === 'does-not-fit',
    )
    expect(doubts.map(({ summary }) => summary)).toEqual([])
    expect(worstOf(rules)).toBe('fits-with-note')
    expect(emptySlots(buildOf(parts))).toEqual([])
    expect(lines.map(({ product, part }) => quantityProblem(product, part.quantity))).toEqual(
      lines.map(() => undefined),
    )
    const cents = lines.map(({ product, part }) =>
      Math.round(totalPrice(product.price, part.quantity) * 100),
    )
    expect(cents.reduce((sum, price) => sum + price, 0) / 100).toBe(total)
  },
)

test('the builds cost between 700 and 3,500, and three are offered as a start [FIT-6]', () => {
  const totals = builds.map(([total]) => total)
  expect(new Set(totals).size).toBeGreaterThanOrEqual(12)
  expect([Math.min(...totals), Math.max(...totals)]).toEqual([704.93, 3203.9])
  expect(buildStarts).toHaveLength(3)
})

const tasks = [
  ...resolutions.map((resolution) => ({ purpose: 'gaming' as const, resolution })),
  { purpose: 'work' as const },
  { purpose: 'office' as const },
]

test.each(tasks)(
  '%o: nothing of the seed that fits a budget is faster than what is called best [BEST-1]',
  async (task) => {
    const starts = builds.slice(0, 3).flatMap(([total, names]) => {
      const parts = linesOf(names).map(({ part }) => part)
      const isAble = task.purpose !== 'gaming' || buildOf(parts)['graphics-card'].length > 0
      return isAble ? [{ cents: Math.round(100 * total), time: timeOfBuild(parts, task) }] : []
    })
    const measured = allBuilds({ ...task, budget: 4000 }, rows).filter((one) => one.isMeasured)
    expect(measured.length).toBeGreaterThan(100)
    for (let budget = 600; budget <= 4000; budget += runs.budgetStep) {
      const answer = await completeBuilds({ ...task, budget }, catalogOf(rows))
      const affordable = [...starts, ...measured].filter(({ cents }) => cents <= 100 * budget)
      const speeds = affordable.map(({ time }) => speedOfTime(time, task) ?? 0)
      const best = answer.builds.find(({ goals }) => goals.includes('best'))
      expect(answer.isExhaustive).toBe(true)
      expect(best?.speed?.isEstimated ?? false).toBe(false)
      const fastest = Math.max(
        0,
        ...speeds,
        ...answer.builds.map(({ speed }) => speed?.percent ?? 0),
      )
      if (best) expect(best.speed?.percent ?? 0, `for ${budget}`).toBeCloseTo(fastest, 0)
      else expect(measured.some(({ cents }) => cents <= 100 * budget)).toBe(false)
    }
  },
)
