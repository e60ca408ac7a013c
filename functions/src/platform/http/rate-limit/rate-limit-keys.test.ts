import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { rateLimitKeysOf } from './rate-limit-keys.ts'

const addresses = (header: string) => {
  const message = new IncomingMessage(new Socket())
  message.headers['x-forwarded-for'] = header
  return rateLimitKeysOf(message)
}

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['1.2.3.4, 203.0.113.7, 198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['nonsense, 198.51.100.1', '198.51.100.1', '198.51.100.1'],
  ['2001:DB8:0:7::1, 198.51.100.1', '2001:db8:0:7::', '198.51.100.1'],
  ['2001:db8:0:7:ffff::1, 198.51.100.1', '2001:db8:0:7::', '198.51.100.1'],
  ['fe80::1%eth0, 198.51.100.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '::', '::'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['', '', ''],
])('the forwarded addresses "%s" belong to client %s behind %s', (header, client, peer) => {
  expect(addresses(header)).toMatchObject({ client: `${client} ${peer}`, peer })
})

test.each([
  ['behind Hosting', (client: string) => `${client}, 198.51.100.1`],
  ['that calls directly', (client: string) => client],
])('the networks of one subscriber %s are one site [API-21]', (_, headerOf) => {
  const [one, two, other] = ['2001:db8:5:1::1', '2001:db8:5:ffff::1', '2001:db8:6::1'].map(
    (client) => addresses(headerOf(client)),
  )
  expect(one?.client).not.toBe(two?.client)
  expect(one?.site).toBe(two?.site)
  expect(one?.site).not.toBe(other?.site)
})
