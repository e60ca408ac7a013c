import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'
import { pagePolicy } from './web-environment.ts'

test('the policy allows only the inline scripts of index.html, by their hashes, and known hosts', () => {
  const page = readFileSync(join(root, 'web/index.html'), 'utf8')
  const inline = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const hashes = inline.map((text) => `'sha256-${sha256(text)}'`)
  const appCheck = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  const sources = pagePolicy(root).get('script-src') ?? []
  expect(sources.filter((source) => !appCheck.includes(source))).toEqual([
    "'self'",
    ...hashes,
    'https://apis.google.com',
  ])
})

test('what the policy does not name is forbidden, and the emulators are not in it', () => {
  const policy = pagePolicy(root)
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(JSON.stringify([...policy])).not.toMatch(/localhost|127\.0\.0\.1|http:|unsafe-eval/)
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')
