import { expect, test } from 'vitest'
import type { z } from 'zod'
import seed from '../../../emulator-data/products.json' with { type: 'json' }
import { aProduct, api } from '../../test/support/api.ts'
import { db, tester } from '../../test/support/people.ts'
import { checkCompatibility } from '../contract/check.ts'
import { kindsByType } from '../contract/compatibility/catalog-parts.ts'
import { ProductDetails } from '../contract/product.ts'
import type { Specifications } from '../contract/specifications.ts'
import { checkLines } from './check-lines.ts'
import { productStore, slugOf } from './product-store.ts'

const card: Specifications = { kind: 'graphics-card', lengthMm: 348, slots: 3.6, boardWatts: 360 }
const box: Specifications = { kind: 'case', gpuMaxMm: 355, slots: 7, fansIncluded: 2 }

const check = async (...lines: { productId: string; quantity?: number }[]) => {
  // The products are new, so the instance must look for changes first.
  await api('GET /products?fresh=now')
  return api('POST /check', { body: { lines } })
}

test('the verdicts have both figures, and each line is answered [FIT-5]', async () => {
  const [gpu, tower] = [await aProduct({ specs: card }), await aProduct({ specs: box })]
  const { status, body } = await check({ productId: gpu._id }, { productId: tower._id })
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
})

test('products that are sold out, repeated, gone or no part are named line by line [FIT-5]', async () => {
  const few = { available_quantity: 4, minimum_order: 2 }
  const gpu = await aProduct({ specs: card, ...few })
  const soldOut = await aProduct({ specs: box, available_quantity: 1, minimum_order: 2 })
  const mouse = await aProduct({ specs: { kind: 'mouse', buttons: 3 } })
  const deleted = await aProduct({ specs: box })
  await productStore(db).remove(deleted._id, tester)
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

test('a build with a product that is gone never fits [FIT-5]', async () => {
  const [gpu, tower] = [await aProduct({ specs: card }), await aProduct({ specs: box })]
  const gone = { productId: 'no-such-product' }
  const { body } = await check({ productId: gpu._id }, { productId: tower._id }, gone)
  expect(body.verdict).toBe('unknown')
})

test.each([
  ['no lines', { lines: [] }],
  ['21 lines', { lines: Array(21).fill({ productId: 'a' }) }],
  ['no pieces', { lines: [{ productId: 'a', quantity: 0 }] }],
])('a build of %s is refused [FIT-5]', async (_, body) => {
  expect(await api('POST /check', { body })).toMatchObject({ status: 400 })
})

const examplesOf = (schema: z.ZodType) => [schema.meta()?.examples].flat()

test('the examples in the API description are what the seeded shop answers [FIT-5]', () => {
  const rows = seed.map((product) =>
    ProductDetails.parse({ ...product, _id: slugOf(product.product) }),
  )
  const products = new Map(rows.map((product) => [product._id, product]))
  const requests = examplesOf(checkCompatibility.body)
  const builds = requests.map((request) => checkCompatibility.body.parse(request))
  const answers = examplesOf(checkCompatibility.response)
  expect(builds.map((build) => checkLines(build, products, kindsByType(rows)))).toEqual(answers)
  expect(answers).toMatchObject([{ verdict: 'fits' }, { verdict: 'does-not-fit' }])
  for (const answer of answers) checkCompatibility.response.parse(answer)
})
