import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server } from 'superstatic'
import { expect, test } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import { localConfig, withAuthEmulator } from './local-hosting.ts'

const [policy = ''] = firebase.hosting.headers
  .flatMap(({ headers }) => headers)
  .filter(({ key }) => key === 'Content-Security-Policy')
  .map(({ value }) => value)

test('the policy allows only the inline scripts of index.html, by their hashes', () => {
  const page = readFileSync('web/index.html', 'utf8')
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${sha256(text)}'`)
  expect(sourcesOf('script-src')).toEqual(["'self'", ...hashes, 'https://apis.google.com'])
})

test('the deployed policy allows no emulator, the local one only the Auth emulator', () => {
  expect(JSON.stringify(firebase.hosting)).not.toMatch(/localhost|127\.0\.0\.1|http:/)
  const local = withAuthEmulator(policy)
  expect(local.replaceAll('http://127.0.0.1:9099 ', '')).toBe(policy)
  expect(local).toContain('connect-src http://127.0.0.1:9099')
  expect(local).toContain('frame-src http://127.0.0.1:9099')
})

test('a path of two slashes leads home, for it would end the Hosting emulator', async () => {
  const reached: string[] = []
  const site = server({
    config: localConfig('127.0.0.1:9099').hosting,
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

function sourcesOf(directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1)
}
