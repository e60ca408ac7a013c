import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Email } from '../../src/contract/accounts/email.ts'
import { PhoneNumber } from '../../src/contract/accounts/user.ts'
import { withoutSecrets } from '../../src/contract/clean-error-text.ts'
import { Id } from '../../src/contract/endpoint.ts'
import { ImageUrl } from '../../src/contract/image.ts'
import { PageQuery } from '../../src/contract/page.ts'
import { api } from '../support/api.ts'
import { aPng, imageForm } from '../support/images.ts'
import { aCustomer } from '../support/people.ts'

test('the limit of a body is 64 KiB, to the byte [API-21]', async () => {
  const text = JSON.stringify({ email: `${randomUUID()}@example.com` })
  expect((await api('POST /newsletter', { body: text.padEnd(64 * 1024) })).status).toBe(200)
  expect((await api('POST /newsletter', { body: text.padEnd(64 * 1024 + 1) })).status).toBe(413)
})

test('the limit of an image is 512 KiB, to the byte [API-20, API-21]', async () => {
  const alice = await aCustomer()
  const upload = async (length: number) =>
    (await api('POST /images', { by: alice, body: imageForm(aPng({ length })) })).status
  expect(await upload(512 * 1024)).toBe(200)
  expect(await upload(512 * 1024 + 1)).toBe(413)
})

test('a body that is slow or never comes is refused after ten seconds, and its connection is closed (slow body) [API-21]', async () => {
  const head = 'POST /newsletter HTTP/1.1\r\ncontent-type: application/json\r\n'
  const slow = await Promise.all([announceBody(head), announceBody(head, { isDripping: true })])
  for (const { text, ms } of slow) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeLessThan(18_000)
  }
})

test.each([
  ['GET /nowhere', 404],
  ['DELETE /products', 405],
  ['POST /orders', 401],
  ['GET /myorders', 401],
  ['POST /images', 401],
])(
  '%s whose body never comes gets its %i at once, and its connection is closed (slow body) [API-21]',
  async (call, status) => {
    const { text, ms } = await announceBody(`${call} HTTP/1.1\r\n`)
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(ms).toBeLessThan(5000)
  },
)

/** Sends headers that announce a body. Returns what arrives until the connection is closed. */
function announceBody(head: string, { isDripping = false } = {}) {
  const { hostname, port } = new URL(process.env.API_URL ?? '')
  const start = Date.now()
  return new Promise<{ text: string; ms: number }>((resolve, reject) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`${head}host: x\r\ncontent-length: 1000\r\n\r\n`)
    })
    const drip = isDripping ? setInterval(() => socket.write(' '), 200) : undefined
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearInterval(drip)
      resolve({ text, ms: Date.now() - start })
    })
  })
}

test.each([
  ['an address', (text: string) => Email.safeParse(text)],
  ['a phone number', (text: string) => PhoneNumber.safeParse(text)],
  ['the address of a picture', (text: string) => ImageUrl.safeParse(text)],
  ['an id', (text: string) => Id.safeParse(text)],
  ['a cursor', (cursor: string) => PageQuery.safeParse({ cursor })],
  ['a line of the log', (text: string) => withoutSecrets(text)],
])('%s of 64 KiB of malicious input is parsed in time (ReDoS)', (_, read) => {
  const troubles = [
    'a',
    'a.',
    'a@',
    'a-',
    '1.',
    '+',
    ' ',
    '/',
    'https://',
    '%40',
    'eyJ',
    '__',
    '\t',
  ]
  for (const trouble of troubles) {
    const text = trouble.repeat((64 * 1024) / trouble.length)
    for (const tail of ['', '!', '@', '\n']) {
      // Not the time of the clock, which a busy machine prolongs.
      const start = process.threadCpuUsage()
      read(text + tail)
      expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
    }
  }
})
