import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import fc from 'fast-check'
import { getApp } from 'firebase-admin/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aProduct, api, stockOf } from '../../../test/support/api.ts'
import { maliciousJson, maliciousText } from '../../../test/support/malicious-input.ts'
import * as parts from '../../../test/support/parts.ts'
import { events } from '../../../test/support/people.ts'
import { runs } from '../../../test/support/runs.ts'
import { served } from '../../../test/support/served.ts'
import type { AnyPart } from '../../parts/compatibility/part.ts'
import { appCheck } from '../../platform/http/access/app-check.ts'
import { rateLimit } from '../../platform/http/rate-limit/rate-limit.ts'
import { ProductStore } from '../products/product-store.ts'
import { mcpRoutes } from './mcp-routes.ts'
import { answerMessage } from './mcp-server.ts'

const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  const url = new URL(`${process.env.API_URL}/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url))
})

afterAll(() => client.close())

async function call(name: string, input: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
  const [{ text }] = content as [{ text: string }]
  return { data: structuredContent as Record<string, unknown>, text, isError }
}

/** What a tool answers. The client compares it with the schema of the tool. */
async function answerOf(name: string, input: Record<string, unknown>) {
  const { data, text } = await call(name, input)
  expect(JSON.parse(text)).toEqual(data)
  return data
}

/** Why a tool refuses. */
async function refusalOf(name: string, input: Record<string, unknown>) {
  const { text, isError } = await call(name, input)
  expect(isError).toBe(true)
  return text
}

test('no tool writes, and each describes its input and output [AGENT-1]', async () => {
  const { tools } = await client.listTools()
  const names = ['search_products', 'get_product', 'compare_products', 'check_build']
  expect(tools.map(({ name }) => name)).toEqual([...names, 'complete_build', 'order_link'])
  for (const { annotations, inputSchema, outputSchema } of tools) {
    expect(annotations?.readOnlyHint).toBe(true)
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
  }
})

test('the list of tools is made once, and has half the size of the schemas of the API [AGENT-1]', async () => {
  const shop = { products: new ProductStore(events), siteUrl: 'https://shop.example' }
  const unused = () => Promise.reject(new Error('The test searches nothing'))
  const register = vi.spyOn(McpServer.prototype, 'registerTool')
  const list = (id: number) =>
    answerMessage(
      { jsonrpc: '2.0', id, method: 'tools/list' },
      { ...shop, search: unused, complete: unused },
      () => {},
    )
  const first = await list(1)
  const calls = register.mock.calls.length
  expect(await list(2)).toEqual({ ...first, id: 2 })
  expect(register.mock.calls.length).toBe(calls)
  register.mockRestore()
  expect(JSON.stringify(first).length).toBeLessThan(53_000)
})

test('the tools answer as the endpoints do [AGENT-1]', async () => {
  const gpu = await aProduct({ specs: parts.card().specs })
  const tower = await aProduct({ specs: parts.box().specs })
  await api('GET /products?fresh=mcp')
  const id = gpu._id
  const lines = { lines: [{ productId: id }], own: [{ productId: tower._id }] }
  const question = { parts: [{ productId: id }], budget: 900, purpose: 'gaming' }
  const product = (await api(`GET /product/${id}`)).body
  expect(await answerOf('get_product', { id })).toEqual(product)
  const query = { q: gpu.product, limit: '3' }
  // Other tests add types meanwhile.
  const { facets, ...found } = (await api(`GET /search?${new URLSearchParams(query)}`)).body
  expect(await answerOf('search_products', query)).toMatchObject({ ...found, facets: {} })
  expect(await answerOf('check_build', lines)).toEqual(
    (await api('POST /check', { body: lines })).body,
  )
  expect(await answerOf('complete_build', question)).toEqual(
    (await api('POST /builds/complete', { body: question })).body,
  )
  const { products } = await answerOf('compare_products', { ids: [id, tower._id] })
  expect(products).toMatchObject([product, { _id: tower._id }])
})

test('a program searches, checks, completes and links in four calls [AGENT-2]', async () => {
  const add = (part: AnyPart) => aProduct({ specs: part.specs, type: 'Part', price: 45 })
  const tower = await add(parts.box())
  const all = [
    parts.cpu(),
    parts.board(),
    parts.memory(),
    parts.drive({ technology: 'SSD' }),
    parts.supply(),
  ]
  const [cpu] = await Promise.all([...all, parts.cooler()].map(add))
  if (!cpu) throw new Error('There is no processor')
  await api('GET /products?fresh=transcript')

  const { products } = await answerOf('search_products', { q: cpu.product })
  const [found] = products as { _id: string }[]
  expect(found?._id).toBe(cpu._id)
  const given = { lines: [{ productId: cpu._id }], own: [{ productId: tower._id }] }
  expect(await answerOf('check_build', given)).toMatchObject({ lines: [{ status: 'available' }] })
  const { builds } = await answerOf('complete_build', {
    ...{ parts: [{ productId: cpu._id }], own: given.own, budget: 900, purpose: 'office' },
  })
  const [{ lines }] = builds as [{ lines: { productId: string }[] }]
  const { url } = await answerOf('order_link', {
    parts: lines.map(({ productId }) => ({ productId })),
  })
  const { pathname, searchParams } = new URL(String(url))
  expect(pathname).toBe('/build')
  expect(searchParams.get('parts')?.split(',')).toEqual(lines.map(({ productId }) => productId))
  expect(await stockOf(cpu)).toBe(cpu.available_quantity)
})

test('a link to what is no part of a computer opens quick order [AGENT-2]', async () => {
  const mouse = await aProduct({ specs: { kind: 'mouse', buttons: 3 } })
  await api('GET /products?fresh=mouse')
  const { url } = await answerOf('order_link', { parts: [{ productId: mouse._id, quantity: 2 }] })
  expect(new URL(String(url)).searchParams.get('list')).toBe(`2 x ${mouse._id}`)
  expect(await refusalOf('order_link', { parts: [{ productId: 'nothing' }] })).toBe(
    'There is no such product: nothing',
  )
})

/** The API refuses half letters as no JSON and long messages as too large, before they reach a tool. */
const refused = fc
  .oneof(maliciousJson, maliciousText)
  .map((value) => [value, JSON.stringify(value)] as const)
  .filter(([, json]) => json.length < 10_000 && !json.includes('\\ud'))
  .map(([value]) => value)

test('malicious input is refused with a message, and changes nothing [AGENT-1]', async () => {
  const product = await aProduct()
  await fc.assert(
    fc.asyncProperty(refused, async (value) => {
      for (const [name, input] of [
        ['get_product', { id: value }],
        ['check_build', { lines: [{ productId: value, quantity: value }] }],
        ['complete_build', { budget: value, purpose: value, own: [{ specs: value }] }],
        ['order_link', { parts: value }],
        ['search_products', { socket: { toString: value } }],
      ] as const) {
        expect(await refusalOf(name, input)).toMatch(/\w/)
      }
    }),
    { numRuns: runs.badRequests },
  )
  expect(await refusalOf('drop_products', {})).toMatch(/not found/)
  expect(await stockOf(product)).toBe(product.available_quantity)
})

test('there is no stream and no session [AGENT-1]', async () => {
  expect(await api('GET /mcp')).toMatchObject({ status: 405 })
  const message = { jsonrpc: '2.0', method: 'notifications/initialized' }
  const headers = { 'content-type': 'application/json' }
  const notification = { method: 'POST', headers, body: JSON.stringify(message) }
  const response = await fetch(`${process.env.API_URL}/mcp`, notification)
  expect([response.status, await response.text()]).toEqual([202, ''])
  expect(await api('POST /mcp', { body: [message, message] })).toMatchObject({ status: 400 })
})

test('a tool has the rate limit of its endpoint, and no App Check [AGENT-1]', async () => {
  const shop = { products: new ProductStore(events), siteUrl: 'https://shop.example' }
  const unused = () => Promise.reject(new Error('The test searches nothing'))
  const url = await served({
    routes: mcpRoutes({ ...shop, search: unused, complete: unused }),
    guards: { rateLimit: rateLimit(1), checkApp: appCheck(getApp(), () => true) },
  })
  const params = { name: 'complete_build', arguments: { budget: 900, purpose: 'work' } }
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  })
  expect(await response.json()).toMatchObject({
    result: { isError: true, content: [{ text: expect.stringMatching(/too fast/) }] },
  })
})
