import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bill } from './bill.ts'

/** Answers every GET with the usage so far as JSON; returns its URL. */
export async function startCountersServer(bill: Bill): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(bill))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // The address of a TCP server has this type.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
