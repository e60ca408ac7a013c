import { expect, test } from 'vitest'
import { withLimits } from './smtp-client.ts'

test('every connection has limits, which the URL may change, and, except to this machine, TLS [OPS-2]', () => {
  const { searchParams } = new URL(withLimits('smtp://user:p%3Ass@mail.example:587'))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    pool: 'true',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
    requireTLS: 'true',
  })
  const local = new URL(withLimits('smtp://127.0.0.1:1025?maxConnections=1')).searchParams
  expect(local.get('maxConnections')).toBe('1')
  expect(local.has('requireTLS')).toBe(false)
})
