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
import { changeOfScreen } from './web/change-screens.ts'
import { openChrome } from './web/chrome.ts'
import { inWords } from './web/figures.ts'
import { slowestInteraction } from './web/interact.ts'
import { landingFigures } from './web/landing-figures.ts'
import { installLighthouse } from './web/measure.ts'
import { measureLanding } from './web/measure-landing.ts'
import { measureScreens } from './web/measure-screens.ts'
import { webBenchOptions } from './web/options.ts'
import { plainPage } from './web/plain-page.ts'
import { interaction, screens } from './web/screen-figures.ts'
import { serveSite } from './web/site-server.ts'

const url = `http://localhost:${ports.hosting}`

await runCommand(async ({ processes }) => {
  const { landingOnly } = webBenchOptions(process.argv.slice(2))
  const extra = new Map<string, string>()
  const debugging = await freePort()
  const { chrome, site } = await step('Opening a shop to measure', async () => {
    await requireFreePorts({ Hosting: ports.hosting })
    const running = process.env.FIRESTORE_EMULATOR_HOST
    const { url: api } = await openApi(
      processes,
      chooseFirestore(undefined, running, findOfficialFirestore),
    )
    await Promise.all([seed(processes), buildWeb(processes), installLighthouse(processes)])
    const site = await serveSite(ports.hosting, api, extra)
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

    const landing = await step('Measuring the landing page', () =>
      measureLanding(debugging, slowdown, url),
    )
    const codes = [report('Landing page on a mid-tier phone', landingFigures(landing, slowdown))]
    if (landingOnly) return Math.max(...codes)

    const change = await step('Changing screens', () => changeOfScreen(chrome, url))
    const { cached, first } = await step('Measuring the other screens', () =>
      measureScreens(chrome, debugging, slowdown, url),
    )
    codes.push(
      report(
        'Other screens, signed in and their code in the cache',
        screens(cached, first, change),
      ),
    )

    const big = await step('Measuring a catalog of 5,000 products', async () => {
      const [{ fill }, { api }] = await Promise.all([
        import('../../test/reads/list-budget.ts'),
        import('../../functions/test/support/api.ts'),
      ])
      await fill('products', 5000)
      // The instance reads the new products once, before the first visitor comes.
      await api('GET /products')
      return {
        landing: await measureLanding(debugging, slowdown, url),
        slowest: await slowestInteraction(chrome, url, slowdown),
      }
    })
    codes.push(
      report('Landing page with a catalog of 5,000 products', [
        ...landingFigures(big.landing, slowdown),
        interaction(big.slowest),
      ]),
    )
    return Math.max(...codes)
  } finally {
    await chrome.close()
    site.closeAllConnections()
    site.close()
  }
})
