import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { type ApiOptions, createApp } from '../../src/app.ts'
import { rateLimit } from '../../src/platform/http/rate-limit/rate-limit.ts'
import { bypassBodyParser } from '../../src/platform/http/request/bypass-body-parser.ts'
import type { Guards } from '../../src/platform/http/route.ts'

bypassBodyParser()

interface TestedShop extends Omit<ApiOptions, 'guards'> {
  /** By default every caller is a visitor without App Check. */
  guards?: Partial<Guards>
}

/** Serves an app that the test composes like index.ts. Returns its URL. */
export async function served({ guards, ...shop }: TestedShop): Promise<string> {
  const defaults: Guards = {
    authenticate: async () => undefined,
    rateLimit: rateLimit(1000),
    checkApp: async () => {},
  }
  const server = createServer(createApp({ ...shop, guards: { ...defaults, ...guards } }))
  afterAll(() => void server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a TCP port has this kind of address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
