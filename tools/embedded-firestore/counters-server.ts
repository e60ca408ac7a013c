import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from './engine.ts'

/** Answers every GET with the engine's counters (reads, writes, deletes …) as JSON; returns its URL. */
export async function startCountersServer({ database }: Engine): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(database.getStats()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a TCP port has this kind of address.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
