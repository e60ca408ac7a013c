import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { freePort, requireFreePorts } from '../process/ports.ts'
import { step } from '../process/progress.ts'
import { ports } from '../project.ts'
import { seed } from '../seed/run-seed.ts'
import { buildWeb } from '../start/build.ts'
import { findChromium } from '../test/find-chromium.ts'
import { openApi } from './open-api.ts'
import { report } from './report.ts'
import { calibrate } from './web/calibrate.ts'
import { effectiveIndex } from './web/calibration.ts'
import { openChrome } from './web/chrome.ts'
import { inWords } from './web/figures.ts'
import { calibrationHeld, landingFigures } from './web/landing-figures.ts'
import { installLighthouse } from './web/measure.ts'
import { measureLanding } from './web/measure-landing.ts'
import { measurePages } from './web/measure-pages.ts'
import { measureSearch } from './web/measure-search.ts'
import { webBenchOptions } from './web/options.ts'
import { printPages } from './web/page-table.ts'
import { plainPage } from './web/plain-page.ts'
import { searchFigures } from './web/search-figures.ts'
import { serveSite } from './web/site-server.ts'

const url = `http://localhost:${ports.hosting}`

await runCommand(async ({ processes }) => {
  const { only } = webBenchOptions(process.argv.slice(2))
  const extra = new Map<string, string>()
  const network = { isSlow: false }
  const debugging = await freePort()
  const { chrome, site } = await step('Opening a shop to measure', async () => {
    await requireFreePorts({ Hosting: ports.hosting })
    const running = process.env.FIRESTORE_EMULATOR_HOST
    const { url: api } = await openApi(
      processes,
      chooseFirestore(undefined, running, findOfficialFirestore),
    )
    await Promise.all([seed(processes), buildWeb(processes), installLighthouse(processes)])
    const site = await serveSite(ports.hosting, api, extra, network)
    return { site, chrome: await openChrome(await findChromium(processes), debugging) }
  })

  try {
    extra.set('/plain', await plainPage(chrome, url))
    const { benchmarkIndex, slowdown } = await step('Calibrating the CPU slowdown', () =>
      calibrate(debugging, `${url}/plain`),
    )
    console.log(
      `Benchmark index ${inWords(benchmarkIndex)}, CPU slowdown ${slowdown} ×, ` +
        `effective index ${effectiveIndex(benchmarkIndex.median, slowdown)}`,
    )

    const codes: number[] = []
    if (!only || only === 'landing') {
      const landing = await step('Measuring the landing page', () =>
        measureLanding(debugging, slowdown, url),
      )
      codes.push(report('Landing page on a mid-tier phone', landingFigures(landing, slowdown)))
    }
    if (!only || only === 'pages') {
      const bench = { chrome, port: debugging, slowdown, url }
      const pages = await step('Measuring every page', async () =>
        measurePages(bench, await customerOrderId()),
      )
      const visits = pages.flatMap((page) => page.visits)
      codes.push(printPages(pages), report('Calibration', [calibrationHeld(visits, slowdown)]))
    }
    if (!only || only === 'search') {
      await addProducts()
      network.isSlow = true
      const found = await step('Measuring the search', () =>
        measureSearch(chrome, debugging, slowdown, url),
      )
      codes.push(report('Search in a catalog of 5,000 products', searchFigures(found)))
    }
    return Math.max(...codes)
  } finally {
    await chrome.close()
    site.closeAllConnections()
    site.close()
  }
})

/** Fills the catalog up to 5,000 products, and has the instance read them before a visitor comes. */
async function addProducts(): Promise<void> {
  const [{ addGeneratedProducts }, { db, tester }, { api }] = await Promise.all([
    import('../seed/add-generated-products.ts'),
    import('../../functions/test/support/people.ts'),
    import('../../functions/test/support/api.ts'),
  ])
  await addGeneratedProducts(db, 5000, tester)
  await api('GET /products')
}

/** An order of the seeded customer. */
async function customerOrderId(): Promise<string> {
  const { db } = await import('../../functions/test/support/people.ts')
  const orders = db.collection('orders').where('email', '==', 'customer@techhouse.example')
  const { docs } = await orders.limit(1).get()
  const [order] = docs
  if (!order) throw new Error('The seeded customer has no order')
  return order.id
}
