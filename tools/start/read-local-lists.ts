import { setTimeout as pause } from 'node:timers/promises'
import { demoProject, functionRegion, ports } from '../project.ts'

const maxMs = 300_000

/** Waits until the local function has read its lists, as of now: long ones take longer than a request may. */
export async function readLocalLists(): Promise<void> {
  const api = `http://127.0.0.1:${ports.functions}/${demoProject}/${functionRegion}/api`
  const end = Date.now() + maxMs
  // One after another, because the Functions emulator shares a process only when it has started.
  for (const list of ['products', 'reviews', 'search']) {
    const ask = () => fetch(`${api}/${list}?fresh=${Date.now()}`).then(({ status }) => status)
    // Without a function, nobody waits for its lists.
    while ((await ask().catch(() => 0)) === 503 && Date.now() < end) await pause(1000)
  }
}
