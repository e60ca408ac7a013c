import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server } from 'superstatic'
import { expect, test } from 'vitest'
import { localConfig } from './local-hosting.ts'

test('a path of two slashes leads home, for it would end the Hosting emulator', async () => {
  const reached: string[] = []
  const site = server({
    config: localConfig().hosting,
    port: 0,
    stack: 'strict',
    // Where firebase-tools parses the URL, without a fallback for `//`.
    before: {
      files: ({ url }: IncomingMessage, _response: unknown, next: () => void) => {
        reached.push(url ?? '')
        next()
      },
    },
  })
  await using listener = site.listen(() => {})
  const { port } = listener.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}//any`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/'])
  expect(reached).toEqual([])
})
