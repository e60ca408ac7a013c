import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FirestoreChoice } from '../firestore/choose-firestore.ts'
import { logFolder } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import type { Processes } from '../process/processes.ts'
import { seed } from '../seed/run-seed.ts'
import { buildWeb } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from './api-server.ts'

/** Serves the seeded shop on free ports, with a certificate by HTTP/2; returns its tests' environment. */
export async function startShop(
  processes: Processes,
  choice: FirestoreChoice,
  certificate = '',
): Promise<Record<string, string>> {
  const [port, authPort] = await Promise.all([freePort(), freePort()])
  const url = `${certificate ? 'https' : 'http'}://localhost:${port}`
  mkdirSync(logFolder, { recursive: true })
  const folder = mkdtempSync(join(logFolder, 'site-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const auth = `http://127.0.0.1:${authPort}`
  const site = { SITE_FOLDER: folder, VITE_AUTH_EMULATOR_URL: auth, VITE_SITE_URL: url }
  const [{ env }] = await Promise.all([
    startApi(processes, choice, startAuth(processes, authPort), { SITE_URL: url }),
    buildWeb(processes, site),
  ])
  const args = ['tools/test/site-server.ts', String(port), folder, env.API_URL, certificate]
  const server = { name: `Site ${port}`, file: process.execPath, args }
  await Promise.all([seed(processes, env), processes.serve(server, /Serving/)])
  return { ...env, SHOP_URL: url, API_URL: `${url}/api` }
}
