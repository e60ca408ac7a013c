import { setTimeout as pause } from 'node:timers/promises'
import { demoProject, functionRegion, ports } from '../project.ts'

const maxMs = 300_000

/** Waits until the local function has read its lists, as of now: long ones take longer than a request may. */
export async function readLocalLists(): Promise<void> {
  const api = `http://127.0.0.1:${ports.functions}/${demoProject}/${functionRegion}/api`
  const end = Date.now() + maxMs
  // One after another, because the Functions emulator shares a process only when it has started.
  for (const list of ['products', 'reviews', 'search']) {
    const isRead = async () => (await fetch(`${api}/${list}?fresh=${Date.now()}`)).status !== 503
    while (!(await isRead()) && Date.now() < end) await pause(1000)
  }
}
