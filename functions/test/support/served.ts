import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { createApp } from '../../src/app.ts'
import { bypassBodyParser } from '../../src/http/bypass-body-parser.ts'

bypassBodyParser()

/** Serves an app that the test composes like index.ts. Returns its URL. */
export async function served(shop: Parameters<typeof createApp>[0]): Promise<string> {
  const server = createServer(createApp(shop))
  afterAll(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a TCP port has this kind of address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
