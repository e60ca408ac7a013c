import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { UserError } from '../process/user-error.ts'

/** Calls the function on a port as a customer, and reads from /proc what its process uses. */
export function measuredApi(port: number, token: string) {
  const isServer = (file: string) => readFileSync(file, 'utf8').includes(`--port=${port}\0`)
  const [commandLine] = globSync('/proc/[0-9]*/cmdline').filter(isServer)
  if (!commandLine)
    throw new UserError('The processor time is read from /proc, so this needs Linux.')
  const folder = commandLine.replace('cmdline', '')
  let refusals = 0

  /** Of all threads, in ms. */
  const processorMs = () =>
    globSync(`${folder}task/*/schedstat`)
      .map((file) => Number.parseInt(readFileSync(file, 'utf8'), 10) / 1e6)
      .reduce((sum, ms) => sum + ms, 0)

  async function send(call: string, body?: object) {
    const [method = '', path] = call.split(' ')
    const headers = {
      authoraization: `bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const [start, used] = [performance.now(), processorMs()]
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { headers, body: JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status === 503) {
      refusals += 1
      console.log(`  503 after ${Math.round(performance.now() - start)} ms: ${call}`)
    } else if (!response.ok) throw new Error(`${call}: ${response.status} ${bytes}`)
    return { body: bytes, ms: performance.now() - start, processorMs: processorMs() - used }
  }

  return {
    send,
    refusals: () => refusals,
    memoryMib: () =>
      Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`${folder}status`, 'utf8'))?.[1]) / 1024,
  }
}
