import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { freePort } from '../process/ports.ts'
import { step } from '../process/progress.ts'
import { findChromium } from '../test/find-chromium.ts'
import { startShop } from '../test/shop-server.ts'
import { atMost, median, report } from './report.ts'
import { calibrate, cpuSlowdown, effectiveIndex, targetIndex } from './web/calibration.ts'
import { installLighthouse, makeCertificate } from './web/lighthouse.ts'
import { printPages } from './web/page-table.ts'
import { type Bench, measurePages } from './web/pages.ts'

const { values, positionals: routes } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})

await runCommand(async ({ processes }) => {
  const port = await freePort()
  const { chrome, urls } = await step('Opening a shop to measure', async () => {
    await installLighthouse(processes)
    const checkouts = [root, ...(values.against ? [resolve(values.against)] : [])]
    const [env, executablePath] = await Promise.all([
      startShop(processes, chooseFirestore(), await makeCertificate(), checkouts),
      findChromium(processes),
    ])
    Object.assign(process.env, env)
    const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors']
    const options = { executablePath, args, ignoreHTTPSErrors: true }
    const chrome = await chromium.launchPersistentContext('', options)
    return { chrome, urls: String(env.SHOP_URL).split(' ') }
  })

  try {
    const index = await step('Calibrating the CPU slowdown', () => calibrate(port, urls[0] ?? ''))
    const slowdown = cpuSlowdown(index)
    console.log(`Benchmark index ${index}, CPU slowdown ${slowdown} ×`)
    return await benchPages({ chrome, port, slowdown, urls })
  } finally {
    await chrome.close()
  }
})

async function benchPages(bench: Bench): Promise<number> {
  const pages = await step('Measuring every page', async () =>
    measurePages(bench, await customerOrderId(), routes),
  )
  const indexes = pages.flatMap(({ visits }) => visits.map((visit) => visit.benchmarkIndex))
  // A machine that became faster since its calibration flatters the other figures.
  const effective = effectiveIndex(median(indexes), bench.slowdown)
  const calibration = atMost('effective benchmark index', targetIndex * 1.2, effective, '')
  return Math.max(printPages(pages), report('Calibration', [calibration]))
}

async function customerOrderId(): Promise<string> {
  const { db } = await import('../../functions/test/support/people.ts')
  const orders = db.collection('orders').where('email', '==', 'customer@techhouse.example')
  const { docs } = await orders.limit(1).get()
  const [order] = docs
  if (!order) throw new Error('The seeded customer has no order')
  return order.id
}
