import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../../test/support/api.ts'
import type { Product } from '../../contract/catalog/product.ts'
import type { LineMatch, SearchResult } from '../../contract/search.ts'

const search = async (query: string): Promise<SearchResult> => {
  const { status, body } = await api(`GET /search?${query}&fresh=${randomUUID().slice(0, 8)}`)
  expect(status).toBe(200)
  return body
}
const idsOf = ({ products }: SearchResult) => products.map(({ _id }) => _id)

/** A word that no other test uses. */
const word = () => `q${randomUUID().replaceAll(/[^a-f]/g, '')}zz`

test('products are found by words, with chips, facets and their number [SRCH-1]', async () => {
  const name = word()
  const specs = { kind: 'motherboard', socket: 'AM5', formFactor: 'ATX' } as const
  const fields = { product: `Board ${name}`, type: 'Motherboard', price: 90 }
  const board = await aProduct({ ...fields, specs, reorderAt: 3 })
  const drive = await aProduct({ product: `Drive ${name}`, price: 70 })

  const found = await search(`q=${name}&sort=price-asc&utm_source=x`)
  expect(found).toMatchObject({ total: 2, relaxations: [] })
  expect(found.products).toEqual([
    { ...drive, chips: [] },
    { ...drive, ...fields, _id: board._id, chips: ['AM5', 'ATX'] },
  ])
  expect(found.facets.types).toContainEqual({ value: 'SSD', label: 'SSD', count: 1 })
  const boards = await search(`q=${name}&type=Motherboard&socket=AM5&socket=AM4`)
  expect(idsOf(boards)).toEqual([board._id])
  expect(boards.facets.specs[0]).toMatchObject({ key: 'socket', label: 'Socket' })
  expect(idsOf(await search(`q=${name}&maxPrice=80`))).toEqual([drive._id])
  expect(idsOf(await search(`q=${name}&sort=price-asc&limit=1&offset=1`))).toEqual([board._id])
  expect(idsOf(await search(`q=${name}&kind=motherboard`))).toEqual([board._id])
})

test.each([
  'limit=49',
  'offset=x',
  'maxPrice=1.234',
  'sort=random',
  'inStock=yes',
  'q=a&q=b',
  `brand=${'x'.repeat(1000)}`,
  'brand=a&'.repeat(50),
  'brand=',
])('the bad value of %s is refused with its name [SRCH-1]', async (query) => {
  const { status, body } = await api(`GET /search?${query}`)
  const path = query.split('=')[0]
  expect(body).toMatchObject({ status: 400, code: 'invalid-query', fields: [{ path }] })
  expect(status).toBe(400)
})

test('with `fits` the answer has verdicts, and what fits comes first, also for parts that somebody owns [SRCH-4, OWN-1]', async () => {
  const name = word()
  const specs = { kind: 'processor', socket: 'AM5', family: 'Ryzen 7000' } as const
  const cpu = await aProduct({ type: 'Processor', specs })
  const board = (socket: 'AM4' | 'AM5', price: number, minimum_order = 1) =>
    aProduct({
      product: `Board ${name} ${socket} ${price}`,
      type: 'Motherboard',
      price,
      minimum_order,
      specs: { kind: 'motherboard', socket, families: [{ family: 'Ryzen 7000' }] },
    })
  const wrong = await board('AM4', 10)
  const five = await board('AM5', 60, 5)
  const dear = await board('AM5', 200)
  const found = await search(`kind=motherboard&fits=${cpu._id},${wrong._id},gone*2&limit=48`)
  const ids = [dear, five, wrong].map(({ _id }) => _id)
  expect(idsOf(found).filter((id) => ids.includes(id))).toEqual(ids)
  const fitOf = ({ _id }: Product) => found.products.find((product) => product._id === _id)?.fit
  expect(fitOf(dear)?.verdict).toBe('fits')
  expect(fitOf(wrong)?.verdict).toBe('does-not-fit')
  expect(fitOf(wrong)?.reasons[0]).toMatchObject({ parts: expect.arrayContaining([cpu._id]) })
  expect((await search(`q=${name}`)).products[0]).not.toHaveProperty('fit')

  const described = encodeURIComponent(JSON.stringify({ specs }))
  for (const own of [cpu._id, described, `${described}&own=%7Bbroken&own=gone`]) {
    const { products } = await search(`kind=motherboard&own=${own}&q=${name}`)
    expect(products.map(({ fit }) => fit?.verdict)).toEqual(['fits', 'fits', 'does-not-fit'])
  }
})

test('lines are exact, a choice of at most three, or unknown [SRCH-3]', async () => {
  const name = word()
  const drives = [await aProduct({ product: name }), await aProduct({ product: `${name} pro` })]
  await search('limit=1')
  const lines = [
    { text: `2 x ${name}`, name },
    { text: `${name} pr` },
    { text: 'x', productId: drives[1]?._id },
    { text: 'no-such-thing-1234' },
  ]
  const { status, body } = await api('POST /search/lines', { body: { lines } })
  expect(status).toBe(200)
  expect(
    body.lines.map(({ isExact, products }: LineMatch) => [isExact, products.map(({ _id }) => _id)]),
  ).toEqual([
    [true, [drives[0]?._id]],
    [false, [drives[1]?._id]],
    [true, [drives[1]?._id]],
    [false, []],
  ])
  const tooMany = Array.from({ length: 201 }, () => ({ text: 'x' }))
  expect((await api('POST /search/lines', { body: { lines: tooMany } })).status).toBe(400)
})

test('a part number finds its product with its brand, in the search, in a list and by MCP [ITEM-1, ITEM-2, ITEM-3]', async () => {
  const number = `PN-${randomUUID()}`
  const brand = word()
  const { _id } = await aProduct({ brand, partNumbers: [number] })
  await aProduct({ product: `Drive of ${brand}` })
  const written = number.replaceAll('-', ' ').toLowerCase()
  const { products, facets } = await search(`q=${encodeURIComponent(written)}`)
  expect(products.map(({ _id, brand }) => [_id, brand])).toEqual([[_id, brand]])
  expect(facets.brands).toEqual([{ value: brand, label: brand, count: 1 }])
  expect(idsOf(await search(`brand=${brand.toUpperCase()}`))).toEqual([_id])
  const lines = [{ text: `${number};3` }, { text: `${number.slice(0, -1)}x 3` }]
  const { body } = await api('POST /search/lines', { body: { lines } })
  expect(body.lines).toMatchObject([
    { isExact: true, products: [{ _id }], quantities: ['3'] },
    { isExact: false, products: [] },
  ])
  const call = async (name: string, args: object) => {
    const params = { name, arguments: args }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    return (await api('POST /mcp', { body: message })).body.result.structuredContent
  }
  expect(idsOf(await call('search_products', { q: number, brand: [brand] }))).toEqual([_id])
  expect(await call('get_product', { id: _id })).toMatchObject({ brand, partNumbers: [number] })
})

test('a build is searched by price or performance, verdicts stay, and what has no figure is last [BUILD-1]', async () => {
  const name = word()
  const box = await aProduct({ type: 'Case', specs: { kind: 'case', gpuMaxMm: 300, slots: 7 } })
  const card = (price: number, specs: object) =>
    aProduct({
      product: `Card ${name} ${price}`,
      type: 'Graphics card',
      price,
      minimum_order: price === 30 ? 10 : 1,
      specs: { kind: 'graphics-card', lengthMm: 250, slots: 2, ...specs },
    })
  const odd = await card(200, { chip: 'Zorg 1' })
  const slow = await card(30, { chip: 'GeForce RTX 4060', memoryGb: 8 })
  const fast = await card(100, { chip: 'GeForce RTX 5090', memoryGb: 32, lengthMm: 357 })
  const own = await card(150, { chip: 'Zorg 2', gamesPercent: 50, workPercent: 1 })
  const inOrder = async (sort: string) => {
    const { products } = await search(`kind=graphics-card&q=${name}&fits=${box._id}&sort=${sort}`)
    return products.map(({ _id, fit, speed }) => [
      _id,
      fit?.verdict,
      Math.round(speed?.percent ?? 0),
    ])
  }
  expect(await inOrder('performance-games')).toEqual([
    [fast._id, 'does-not-fit', 100],
    [own._id, 'fits', 50],
    [slow._id, 'fits', 28],
    [odd._id, 'fits', 0],
  ])
  expect((await inOrder('performance-work'))[0]).toEqual([own._id, 'fits', 1])
  // By what must be ordered.
  const byPrice = await inOrder('price-asc')
  expect(byPrice.map(([id]) => id)).toEqual([fast, own, odd, slow].map(({ _id }) => _id))
})

test('what somebody adds to a product of a build counts where the shop knows nothing [BUILD-3]', async () => {
  const name = word()
  const box = await aProduct({
    type: 'Case',
    product: name,
    specs: { kind: 'case', gpuMaxMm: 300 },
  })
  const gpu = await aProduct({
    type: 'Graphics card',
    specs: { kind: 'graphics-card', lengthMm: 250, slots: 3 },
  })
  const added = { productId: box._id, specs: { kind: 'case', slots: 2, gpuMaxMm: 200 } }
  const lines = [{ productId: box._id }, { productId: gpu._id }]
  await api('GET /products?fresh=facts')
  const { body } = await api('POST /check', { body: { lines, own: [added] } })
  expect(body).toMatchObject({ verdict: 'does-not-fit', own: [], stillToChoose: expect.anything() })
  const reasons = body.rules[0].reasons.map(({ text }: { text: string }) => text)
  expect(reasons).toEqual([
    '3 slots wide, the case has 2',
    '250 mm card, 300 mm of room, 50 mm left',
  ])
  const query = `q=${name}&fits=${gpu._id},${box._id}&own=${encodeURIComponent(JSON.stringify(added))}`
  expect((await search(query)).products[0]?.fit).toMatchObject({
    verdict: 'does-not-fit',
    reasons: [{ text: reasons[0] }, { text: reasons[1] }],
  })
  const without = await search(`q=${name}&fits=${gpu._id},${box._id}`)
  expect(without.products[0]?.fit?.verdict).toBe('unknown')
})
