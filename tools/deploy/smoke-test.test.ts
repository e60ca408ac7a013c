import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { smokeTest } from './smoke-test.ts'

const server = createServer((request, response) => {
  const [status, body] = answer(request)
  response.writeHead(status, { 'content-security-policy': "default-src 'none'; img-src *" })
  response.end(body)
})
let isBroken = false
let isAppCheckEnforced = false
afterEach(() => void server.close())

const answers: Record<string, [status: number, body: string]> = {
  '/': [200, '<div id="root" data-page="/"><h1>Acme parts</h1>'],
  '/dashboard': [200, '<div id="root"></div>'],
  '/api/health': [200, '{"status":"ok","lagSeconds":{}}'],
  '/api/products?limit=1': [200, '[]'],
  '/api/orders': [401, '{}'],
}

function answer({ url = '' }: IncomingMessage): [status: number, body: string] {
  if (isBroken && url === '/api/health') return [503, '{}']
  if (isAppCheckEnforced && url === '/api/orders') return [401, '{"code":"app-check-failed"}']
  return answers[url] ?? [404, '']
}

test('a smoke test accepts a shop that works, and names what does not', async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a TCP port has this kind of address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await smokeTest(url)).toEqual([])
  isBroken = true
  expect(await smokeTest(url)).toEqual(['/api/health: unexpected answer with status 503'])
  isBroken = false
  isAppCheckEnforced = true
  expect(await smokeTest(url)).toEqual(['/api/orders: app-check-failed with status 401'])
  const policy = 'connect-src https://content-firebaseappcheck.googleapis.com'
  answers['/'] = [200, `<div id="root" data-page="/"><meta content="${policy}" />`]
  expect(await smokeTest(url)).toEqual([])
})
