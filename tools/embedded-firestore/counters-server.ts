import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bill } from './bill.ts'

/** Answers every GET with what would have been billed until now, as JSON; returns its URL. */
export async function startCountersServer(bill: Bill): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(bill))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a TCP port has this kind of address.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
