import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { api } from '../support/api.ts'
import { maliciousText } from '../support/malicious-input.ts'
import { runs } from '../support/runs.ts'

const junk = maliciousText.map((text) => text.replaceAll(/[\r\n]/g, ''))
const body = '\r\ncontent-type: application/json\r\n'

/** Invalid HTTP, which Node refuses before our code runs. */
const malformed = fc.oneof(
  junk.map((text) => `GET /products HTTP/1.1\r\nhost: x\r\na b${text}: x\r\n\r\n`),
  junk.map((text) => `GET /${text} x HTTP/1.1\r\nhost: x\r\n\r\n`),
  junk.map((text) => `GET /products HTTP/x${text}\r\nhost: x\r\n\r\n`),
  junk.map((text) => `GET /products HTTP/1.1\r\nhost: x\r\nx: ${text}\u0001\r\n\r\n`),
  junk.map((text) => `POST /orders HTTP/1.1\r\nhost: x${body}content-length: ${text}x\r\n\r\n{}`),
  fc.constantFrom(
    'GET /products HTTP/1.1\r\n\r\n',
    `POST /orders HTTP/1.1\r\nhost: x${body}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
    `POST /orders HTTP/1.1\r\nhost: x${body}transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
    `POST /orders HTTP/1.1\r\nhost: x${body}transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n{}`,
    `GET /products HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`,
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  ),
)

test('invalid HTTP is refused at once, and the server continues [API-21]', async () => {
  await fc.assert(
    fc.asyncProperty(malformed, async (text) => {
      expect(await statusLine(text)).toMatch(/^HTTP\/1\.1 4\d\d /)
    }),
    { numRuns: runs.malformedRequests, includeErrorInReport: true },
  )
  expect((await api('GET /openapi.json')).status).toBe(200)
})

/** The first line of the response on a new connection; fails after 20 s without one. */
function statusLine(text: string): Promise<string> {
  const { hostname, port } = new URL(process.env.API_URL ?? '')
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 20_000 })
    const end = (settle: () => void) => {
      socket.destroy()
      settle()
    }
    socket.on('data', (data) => end(() => resolve(data.toString().split('\r\n')[0] ?? '')))
    socket.on('timeout', () => end(() => reject(new Error('no answer within 20 s'))))
    socket.on('close', () => reject(new Error('closed without an answer')))
    socket.on('error', reject)
    socket.end(text)
  })
}
