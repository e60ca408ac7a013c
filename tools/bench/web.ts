import { buildWeb } from '../build.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/narrate.ts'
import { freePort, requireFreePorts } from '../process/ports.ts'
import { ports } from '../project.ts'
import { seed } from '../seeding.ts'
import { findChromium } from '../testing/find-chromium.ts'
import { openApi } from './open-api.ts'
import { report } from './report.ts'
import { changeOfScreen } from './web/change-screens.ts'
import { openChrome } from './web/chrome.ts'
import { againstPlain, bigCatalog, landing, screens } from './web/figures.ts'
import { slowestInteraction } from './web/interact.ts'
import { type Finding, installLighthouse, type Method, measure, type Visit } from './web/measure.ts'
import { plainPage } from './web/plain-page.ts'
import { logIn, screensOf } from './web/screens.ts'
import { serveSite } from './web/site-server.ts'

const rounds = 5
const url = `http://localhost:${ports.hosting}`

await runCommand(async ({ processes }) => {
  const extra = new Map<string, string>()
  const debugging = await freePort()
  const { chrome, site } = await step('Opening a shop to look at', async () => {
    await requireFreePorts({ Hosting: ports.hosting })
    const running = process.env.FIRESTORE_EMULATOR_HOST
    const { url: api } = await openApi(
      processes,
      chooseFirestore(undefined, running, findOfficialFirestore),
    )
    await Promise.all([
      seed(processes, process.env),
      buildWeb(processes),
      installLighthouse(processes),
    ])
    const site = await serveSite(ports.hosting, api, extra)
    return { site, chrome: await openChrome(await findChromium(processes), debugging) }
  })

  try {
    extra.set('/plain', await plainPage(chrome, url))
    const visit = (path: string, method: Method, keeps: Visit['keeps'] = 'nothing') => ({
      url: url + path,
      method,
      keeps,
    })
    const round = (['/', '/plain'] as const).flatMap((path) => [
      visit(path, 'simulate'),
      visit(path, 'devtools'),
    ])
    const findings = await step(`Looking at the landing page ${rounds} times in each way`, () =>
      measure(debugging, Array(rounds).fill(round).flat()),
    )
    const of = (index: number) => findings.filter((_, at) => at % round.length === index)
    const [simulated, applied, plain, plainApplied] = [of(0), of(1), of(2), of(3)]

    const codes = [
      report('Landing page, a phone by Lighthouse', [
        ...landing(simulated, applied),
        ...againstPlain(simulated, plain, applied, plainApplied),
      ]),
    ]

    const change = await step('Changing screens', () => changeOfScreen(chrome, url))
    const others = await step('Looking at the other screens', async () => {
      const found: Finding[] = []
      const first: Finding[] = []
      for (const who of ['customer', 'admin'] as const) {
        await logIn(chrome, url, who)
        const visits = (keeps: Visit['keeps']) =>
          screensOf(who).map((path) => visit(path, 'simulate', keeps))
        first.push(...(await measure(debugging, visits('session'))))
        found.push(...(await measure(debugging, visits('session and cache'))))
      }
      return { found, first }
    })
    codes.push(
      report(
        'Other screens, signed in and their code in the cache',
        screens(others.found, others.first, change),
      ),
    )

    const big = await step('Looking at a catalog of 5,000 products', async () => {
      const [{ fill }, { api }] = await Promise.all([
        import('./list-budget.ts'),
        import('../../functions/src/testing/api.ts'),
      ])
      await fill('products', 5000)
      // The instance takes in what is new, as it does once for all of its visitors.
      await api('GET /products')
      return {
        landing: await measure(debugging, Array(rounds).fill(visit('/', 'simulate'))),
        wait: await slowestInteraction(chrome, url),
      }
    })
    codes.push(
      report('Landing page with a catalog of 5,000 products', bigCatalog(big.landing, big.wait)),
    )
    return Math.max(...codes)
  } finally {
    await chrome.close()
    site.closeAllConnections()
    site.close()
  }
})
