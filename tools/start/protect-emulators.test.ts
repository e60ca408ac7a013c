import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server } from 'superstatic'
import { expect, test } from 'vitest'
import './protect-emulators.ts'
import { RuntimeWorkerPool } from './share-instance.ts'

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))

test.each([
  ['/', 200],
  ['//', 400],
  ['/%', 400],
  ['/api/%E0%A4%A', 400],
])('the Hosting emulator survives GET %s, with %i', async (path, status) => {
  const site = server({
    config: { ...hosting, public: '.' },
    cwd: 'web/public',
    port: 0,
    stack: 'strict',
    before: {
      // Where firebase-tools parses the URL.
      files: ({ url = '' }: { url?: string }, response: { end: () => void }) => {
        new URL(url, 'http://localhost')
        response.end()
      },
    },
  })
  await using listener = site.listen(() => {})
  const { port } = listener.address() as AddressInfo
  // fetch() would not send them as they are.
  const answer = new Promise((resolve, reject) => {
    get({ port, path }, (response) => resolve(response.resume().statusCode)).once('error', reject)
  })
  expect(await answer).toBe(status)
})

test('an error after the response of a function does not reach the emulator, which would answer twice', async () => {
  await using listener = createServer((_, response) => response.end()).listen(0)
  const { port } = listener.address() as AddressInfo
  const call = get({ port })
  await new Promise((answered) => call.once('response', answered))
  expect(() => call.emit('error', new Error('write EPIPE'))).not.toThrow()
})

test('the Functions emulator sends a request during another one to the same process [REAL-4]', () => {
  const pool = new RuntimeWorkerPool()
  const [busy, idle] = [{ state: 'BUSY' }, { state: 'IDLE' }]
  pool.setTriggerWorkers('api', [{ state: 'CREATED' }, busy, idle])
  expect(pool.getIdleWorker('api')).toBe(busy)
  pool.setTriggerWorkers('api', [{ state: 'FINISHING' }, { state: 'FINISHED' }])
  expect(pool.getIdleWorker('api')).toBeUndefined()
})
