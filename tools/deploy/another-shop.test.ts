import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { wholeProjectCopy } from '../../test/support/project-copy.ts'
import { installed } from '../paths.ts'

vi.setConfig({ testTimeout: 600_000 })

/** The copy of an owner who has followed "Make it your shop" of docs/owner.md. */
const copy = wholeProjectCopy()
afterAll(() => copy[Symbol.dispose]())
const config = 'shop/shop.config.ts'
const edits: [string, string][] = [
  ["'Tech House'", "'Northwind Parts'"],
  ["'Tech House LTD'", "'Northwind Parts GmbH'"],
  ["'we are tech house'", "'parts from the north'"],
  ["'Providing reliable tech since 2020'", "'Quiet computers'"],
  ['[legalName]', "[legalName, 'Ring 1', '10115 Berlin', 'VAT DE1']"],
  ["from: '2020-01-01', percent: 0", "from: '2020-01-01', percent: 19"],
  ['Please transfer {sum} to', 'Please transfer {sum} to DE02 1203 0000 0000 2020 51,'],
  ['hello@techhouse.example', 'hello@northwind.com'],
  ["'https://twitter.com'", "''"],
  ["'USD'", "'EUR'"],
  ["'Save Up to 60% Off!'", "'Ten boards, ten percent'"],
  ["'3,200+'", "'12'"],
  ["'Confirm order'", "'Order with obligation to pay'"],
]
for (const [from, to] of edits) copy.edit(config, from, to)
/** Names, colours and what nothing has filled in. */
const leftovers =
  /tech ?house|#0a6b4b|__(name|legalName|description|currency|background|primary)__/i
const green = /#0A6B4B/gi
copy.edit('shop/palette.ts', green, '#1B4F9C')
copy.edit('shop/public/logo.svg', green, '#1B4F9C')
copy.edit('shop/public/logo.svg', 'Tech House', 'Northwind Parts')

/** Builds and serves the copy, and prints what is wrong with its answers, its API's title and a mail. */
const serve = `
import { linesMail } from './functions/src/domains/orders/purchases/purchase-mail.ts'
import { renderMail } from './functions/src/platform/mail/render-mail.ts'
import { smokeTest } from './tools/deploy/smoke-test.ts'
import { freePort } from './tools/process/ports.ts'
import { createProcesses } from './tools/process/processes.ts'
import { buildWeb } from './tools/start/build.ts'
import { startApi } from './tools/test/api-server.ts'
const processes = createProcesses()
const noAuth = Promise.resolve('127.0.0.1:9')
const [port, { env }] = await Promise.all([
  freePort(), startApi(processes, { kind: 'embedded' }, noAuth), buildWeb(processes)
])
const args = ['tools/test/site-server.ts', String(port), 'web/dist', env.API_URL]
await processes.serve({ name: 'Site', file: process.execPath, args }, /Serving/)
const url = 'http://127.0.0.1:' + port
const { info } = await (await fetch(url + '/api/openapi.json')).json()
const sums = { grossCents: 129990 }
const delivery = { name: 'Parcel', days: '2', priceCents: 490 }
const purchase = { ref: { id: '7K4M9QXT' }, stored: { sums } }
const { html, text } = renderMail(linesMail('event', purchase, [], { sums, delivery }, undefined).content)
console.log(JSON.stringify({ problems: await smokeTest(url), html, text, info }))
await processes.stopAll()
process.exit()`

test('a copy with another name, currency, palette and logo builds, works and shows nothing of this shop [REACH-4]', async () => {
  const { problems, html, text, info } = JSON.parse(
    await node('--input-type=module', '--eval', serve),
  )
  expect(problems).toEqual([])
  expect(info.title).toBe('Northwind Parts')
  expect(text).toMatch(/Total: €1,299\.90 → €1,299\.90.*\nNorthwind Parts, hello@northwind\.com\n/s)

  const site = join(copy.folder, 'web/dist')
  const read = (file: string) => readFileSync(file, 'utf8')
  const pages = globSync(`${site}/**/*.{html,txt,webmanifest,xml}`)
  expect(pages.length).toBeGreaterThan(15)
  const files = [...pages, ...globSync(`${site}/{assets/*.{js,css},logo.svg}`)]
  const texts = new Map(
    [...files, join(copy.folder, 'functions/lib/index.js')].map((file) => [file, read(file)]),
  )
  // They print and record; the accounts of the seed have emails of this shop.
  for (const file of globSync(join(copy.folder, 'tools/{*,admin/*,process/*,start/*}.{mjs,ts}'))) {
    texts.set(file, read(file).replaceAll(/\w+@techhouse\.example +password \w+/g, ''))
  }
  for (const [file, content] of [...texts, ['mail', html + text] as const]) {
    expect([file, content.match(leftovers)]).toEqual([file, null])
  }
  // A blog post computes $80.
  for (const file of pages.filter((page) => !page.endsWith('blogs.html'))) {
    expect([file, read(file).match(/\$\d|dollar|USD/i)]).toEqual([file, null])
  }
  const home = read(join(site, 'index.html'))
  expect(home).toMatch(/<title>Northwind Parts · .*parts from the north/s)
  expect(home).toMatch(/Ten boards, ten percent.*>12</s)
  expect([...texts.values()].join()).not.toMatch(/Save Up to|3,200\+|Confirm order/)
  expect([...texts.values()].join()).toContain('Order with obligation to pay')
  expect(JSON.parse(read(join(site, 'manifest.webmanifest')))).toMatchObject({
    name: 'Northwind Parts',
    theme_color: '#1B4F9C',
  })
})

test.runIf(process.env.TEST_RUNS === 'long')(
  'the copy passes the linter, the compiler and all unit tests [REACH-4]',
  async () => {
    await node(installed('@biomejs/biome/bin/biome'), 'ci', 'shop')
    for (const project of ['functions', 'web', '.']) {
      await node(installed('typescript/bin/tsc'), '--noEmit', '-p', project)
    }
    const args = ['--project=unit*', '--exclude=tools/deploy/*-shop.test.ts']
    await node(installed('vitest/vitest.mjs'), 'run', ...args)
  },
)

/** Runs Node in the copy, and returns the last line of its output. */
async function node(...args: string[]): Promise<string> {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, TEST_RUNS: undefined }
  const child = spawn(process.execPath, args, { cwd: copy.folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const exitCode = await new Promise((resolve) => child.once('close', resolve))
  expect(exitCode, output).toBe(0)
  return output.trimEnd().split('\n').at(-1) ?? ''
}
