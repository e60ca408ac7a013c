import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ProductDetails } from '../../functions/src/contract/catalog/product.ts'
import { searchProducts } from '../../functions/src/contract/search.ts'
import { CatalogSearch } from '../../functions/src/domains/search/catalog-search.ts'
import { listOf, seeded } from '../../functions/test/support/search.ts'
import { shopperSearches } from '../../functions/test/support/shopper-searches.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { generatedProducts } from '../seed/generated-products.ts'
import { atMost, report } from './report.ts'

const targets = [
  { products: 5000, p95Ms: 40, indexMs: 1000, memoryMib: 256 },
  { products: 20_000, p95Ms: 150, indexMs: 4000, memoryMib: 256 },
]
const queries = shopperSearches.filter((_, index) => index % 2 === 0).map(({ q }) => q)

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

await runCommand(async () => {
  const codes: number[] = []
  for (const { products, p95Ms, indexMs, memoryMib } of targets) {
    const found = await step(`Searching ${products} products`, () => measure(products))
    const figures = [
      atMost(`p95 of ${queries.length} searches, processor`, p95Ms, found.p95Ms, ' ms'),
      atMost('index, processor', indexMs, found.indexMs, ' ms'),
      atMost('longest delay of others meanwhile', 50, found.delayMs, ' ms'),
      atMost('heap after garbage collection', memoryMib, found.memoryMib, ' MiB'),
    ]
    codes.push(report(`Search of ${products} products in the server`, figures))
  }
  return Math.max(...codes)
})

async function measure(products: number) {
  const generated = generatedProducts(products - seeded.length).map((product, n) =>
    ProductDetails.parse({ ...product, _id: `generated-${n}` }),
  )
  const list = listOf([...seeded, ...generated])
  const catalog = new CatalogSearch(async () => list)
  const measureCpuMs = async (q: string) => {
    const before = process.cpuUsage()
    await catalog.search(searchProducts.query.parse({ q }))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const indexMs = await measureCpuMs('samsung 990 pro')
  delays.disable()
  const times: number[] = []
  for (const q of queries) times.push(await measureCpuMs(q))
  collectGarbage()
  return {
    indexMs,
    delayMs: delays.max / 1e6,
    p95Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    memoryMib: process.memoryUsage().heapUsed / 2 ** 20,
  }
}
