import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { Email } from '../../src/contract/email.ts'
import { Id } from '../../src/contract/endpoint.ts'
import { PageQuery } from '../../src/contract/page.ts'
import { ImageUrl } from '../../src/contract/product.ts'
import { PhoneNumber } from '../../src/contract/user.ts'
import { withoutSecrets } from '../../src/http/request-log.ts'
import { api } from '../support/api.ts'
import { aCustomer } from '../support/people.ts'

test('the limit of a body is 64 KiB, to the byte [API-21]', async () => {
  const text = JSON.stringify({ email: `${randomUUID()}@example.com` })
  expect((await api('POST /newsletter', { body: text.padEnd(64 * 1024) })).status).toBe(200)
  expect((await api('POST /newsletter', { body: text.padEnd(64 * 1024 + 1) })).status).toBe(413)
})

test('the limit of an image is 512 KiB, to the byte [API-20, API-21]', async () => {
  const alice = await aCustomer()
  const upload = async (length: number) => {
    const body = new FormData()
    const picture = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      randomBytes(length - 8),
    ])
    body.set('image', new Blob([picture]), 'x.png')
    const headers = { authorization: `bearer ${alice.token}` }
    return (await fetch(`${process.env.API_URL}/images`, { method: 'POST', headers, body })).status
  }
  expect(await upload(512 * 1024)).toBe(200)
  expect(await upload(512 * 1024 + 1)).toBe(413)
})

test('a slow body is refused after ten seconds, and its connection is closed (slow body) [API-21]', async () => {
  const { hostname, port } = new URL(process.env.API_URL ?? '')
  const head = 'POST /newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const start = Date.now()
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`${head}content-length: 1000\r\n\r\n{`)
    })
    const drip = setInterval(() => socket.write(' '), 200)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(text)
    })
  })
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(Date.now() - start).toBeLessThan(30_000)
})

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
