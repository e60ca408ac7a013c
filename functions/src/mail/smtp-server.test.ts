import { expect, test } from 'vitest'
import { withLimits } from './smtp-server.ts'

test('every connection has time limits and, except to this machine, TLS [OPS-2]', () => {
  const { searchParams } = new URL(withLimits('smtp://user:p%3Ass@mail.example:587'))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    pool: 'true',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
    requireTLS: 'true',
  })
  expect(withLimits('smtp://127.0.0.1:1025')).not.toContain('requireTLS')
})

test('the query of the URL changes a limit [OPS-2]', () => {
  const { searchParams } = new URL(withLimits('smtps://mail.example?maxConnections=1&rateLimit=2'))
  expect(searchParams.get('maxConnections')).toBe('1')
  expect(searchParams.get('rateLimit')).toBe('2')
})
