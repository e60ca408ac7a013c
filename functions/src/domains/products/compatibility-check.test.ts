import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import seed from '../../../../emulator-data/products.json' with { type: 'json' }
import { aProduct, api } from '../../../test/support/api.ts'
import { events, tester } from '../../../test/support/people.ts'
import { checkCompatibility } from '../../contract/builds/compatibility.ts'
import { ProductDetails } from '../../contract/catalog/product.ts'
import { kindsByType } from '../../parts/compatibility/catalog-parts.ts'
import type { Specifications } from '../../parts/specifications/specifications.ts'
import { checkParts } from './compatibility-check.ts'
import { slugOf } from './create-product.ts'
import { ProductStore } from './product-store.ts'

const card: Specifications = { kind: 'graphics-card', lengthMm: 348, slots: 3.6, boardWatts: 360 }
const box: Specifications = { kind: 'case', gpuMaxMm: 355, slots: 7, fansIncluded: 2 }

const check = async (...lines: { productId: string; quantity?: number }[]) => {
  // The products are new, so the instance must look for changes first.
  await api('GET /products?fresh=now')
  return api('POST /check', { body: { lines } })
}

test('the verdicts have both figures, each line is answered, and a product that is gone never fits [FIT-5]', async () => {
  const [gpu, tower] = [await aProduct({ specs: card }), await aProduct({ specs: box })]
  const lines = [{ productId: gpu._id }, { productId: tower._id }]
  const { status, body } = await check(...lines)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    verdict: 'fits',
    lines: [
      { productId: gpu._id, quantity: 1, status: 'available', verdict: 'fits' },
      { product: tower.product, part: 'case', verdict: 'fits' },
    ],
    rules: [{ rule: 'graphics-card', summary: '348 mm card, 355 mm of room, 7 mm left' }],
    load: { watts: 416, isComplete: true },
  })
  const withGone = await check(...lines, { productId: 'no-such-product' })
  expect(withGone.body.verdict).toBe('unknown')
})

test('products that are sold out, repeated, gone or no part are named line by line [FIT-5]', async () => {
  const few = { available_quantity: 4, minimum_order: 2 }
  const gpu = await aProduct({ specs: card, ...few })
  const soldOut = await aProduct({ specs: box, available_quantity: 1, minimum_order: 2 })
  const mouse = await aProduct({ specs: { kind: 'mouse', buttons: 3 } })
  const deleted = await aProduct({ specs: box })
  await new ProductStore(events).remove(deleted._id, tester)
  const line = (product: { _id: string }, quantity = 1) => ({ productId: product._id, quantity })

  const { body } = await check(
    line(gpu, 3),
    line(gpu, 2),
    line(soldOut),
    line(mouse),
    line(deleted),
  )
  expect(body.lines).toMatchObject([
    { status: 'above-stock', message: 'please order Maximum 4 piece' },
    { status: 'repeated' },
    { status: 'sold-out', message: 'Sold out', verdict: 'does-not-fit' },
    { status: 'no-part' },
    { status: 'gone' },
  ])
  expect(body.rules[0].summary).toBe('20 slots wide, the case has 7')
  expect(body.verdict).toBe('does-not-fit')
  const one = await check(line(gpu))
  expect(one.body.lines).toMatchObject([{ message: 'please order Minimum 2 piece' }])
})

test.each([
  ['no lines', { lines: [] }],
  ['21 lines', { lines: Array(21).fill({ productId: 'a' }) }],
  ['no pieces', { lines: [{ productId: 'a', quantity: 0 }] }],
])('a build of %s is refused [FIT-5]', async (_, body) => {
  expect(await api('POST /check', { body })).toMatchObject({ status: 400 })
})

test('an owned part is checked and listed apart, by its facts as by its product [OWN-1, OWN-2]', async () => {
  const [gpu, tower] = [await aProduct({ specs: card }), await aProduct({ specs: box })]
  await api('GET /products?fresh=own')
  const checkWith = (...own: object[]) =>
    api('POST /check', { body: { lines: [{ productId: gpu._id }], own } })
  const byProduct = await checkWith({ productId: tower._id })
  const byFacts = await checkWith({ name: tower.product, specs: box })
  expect(byProduct.body).toMatchObject({
    verdict: 'fits',
    lines: [{ productId: gpu._id }],
    own: [{ id: tower._id, name: tower.product, part: 'case', verdict: 'fits' }],
  })
  const { own, rules, ...rest } = byProduct.body
  const typedRules = JSON.parse(JSON.stringify(rules).replaceAll(tower._id, 'own:0'))
  expect(byFacts.body).toEqual({ ...rest, rules: typedRules, own: [{ ...own[0], id: 'own:0' }] })
  const { gpuMaxMm, ...facts } = box as typeof box & { gpuMaxMm: number }
  const unknown = await checkWith({ specs: facts })
  expect(unknown.body.rules[0].summary).toBe('Your case: “Graphics card up to” is not known.')
  expect((await checkWith({ productId: 'no-such-product' })).body).toMatchObject({
    own: [],
    verdict: 'unknown',
  })
})

test('the example in the API description is a request that the seeded shop answers [FIT-5]', () => {
  const rows = seed.map((product) =>
    ProductDetails.parse({ ...product, _id: slugOf(product.product) }),
  )
  const products = new Map(rows.map((product) => [product._id, product]))
  const [example] = [z.globalRegistry.get(checkCompatibility.body)?.examples].flat()
  const answer = checkParts(checkCompatibility.body.parse(example), products, kindsByType(rows))
  expect(checkCompatibility.response.parse(answer)).toMatchObject({
    verdict: 'fits',
    rules: [{ rule: 'graphics-card', summary: '348 mm card, 355 mm of room, 7 mm left' }],
  })
})
