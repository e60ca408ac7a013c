import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { logFolder, root } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { seed } from '../seed/run-seed.ts'
import { buildWeb } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from './api-server.ts'

/**
 * Serves the seeded shop on free ports, with a certificate by HTTP/2; returns its tests' environment.
 * With several checkouts, each has a client of the same shop, and `SHOP_URL` all their URLs.
 */
export async function startShop(
  processes: Processes,
  choice: FirestoreChoice,
  certificate = '',
  checkouts = [root],
): Promise<Record<string, string>> {
  const [authPort, ...ports] = await Promise.all([freePort(), ...checkouts.map(freePort)])
  const urls = ports.map((port) => `${certificate ? 'https' : 'http'}://localhost:${port}`)
  const url = urls[0] ?? ''
  mkdirSync(logFolder, { recursive: true })
  const folder = mkdtempSync(join(logFolder, 'site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const auth = `http://127.0.0.1:${authPort}`
  const site = { VITE_AUTH_EMULATOR_URL: auth, VITE_SITE_URL: url }
  const [{ env }] = await Promise.all([
    startApi(processes, choice, startAuth(processes, authPort), { SITE_URL: url }),
    ...checkouts.map((checkout, n) =>
      buildWeb(processes, { ...site, SITE_FOLDER: join(folder, `${n}`) }, checkout),
    ),
  ])
  const servers = ports.map((port, n) => {
    const args = [String(port), join(folder, `${n}`), env.API_URL, certificate]
    const file = process.execPath
    return { name: `Site ${port}`, file, args: ['tools/test/site-server.ts', ...args] }
  })
  await Promise.all([
    seed(processes, env),
    ...servers.map((server) => processes.serve(server, /Serving/)),
  ])
  return { ...env, SHOP_URL: urls.join(' '), API_URL: `${url}/api` }
}
