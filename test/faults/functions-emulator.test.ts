import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../tools/process/ports.ts'
import { createProcesses } from '../../tools/process/processes.ts'
import { demoProject, functionRegion } from '../../tools/project.ts'
import { startEmulators } from '../../tools/start/emulators.ts'

const processes = createProcesses()
afterAll(() => processes.stopAll())

test('the Functions emulator answers uploads that are refused on closing connections, and survives those that are too large to be read', async () => {
  const port = await freePort()
  await startEmulators(processes, { functions: port }, process.env)
  const url = `http://127.0.0.1:${port}/${demoProject}/${functionRegion}/api`
  const upload = async (bytes: number) => {
    const body = new FormData()
    body.set('image', new File([new Uint8Array(bytes)], 'large.png', { type: 'image/png' }))
    const headers = { connection: 'close' }
    return (await fetch(`${url}/images`, { method: 'POST', body, headers })).status
  }
  const answers = Promise.all([600_000, 600_000, 600_000, 8_000_000].map(upload))
  expect(await Promise.race([answers, processes.lost])).toEqual([401, 401, 401, 401])
})
