import { expect, test } from 'vitest'
import { NewProduct } from '../contract/catalog/product.ts'
import { NewReview } from '../contract/catalog/review.ts'
import { Name, Text } from './text.ts'

test.each([
  ['Samsung 990 Pro 2TB', true, true],
  ['GeForce®\u00a0RTX', true, true],
  ['\u96fb\u6e90', true, true],
  ['Fine.\r\n\tThanks', false, true],
  ['👍', false, true],
  ['.', false, true],
  ['\u0000', false, false],
  ['Fan\u0000', false, false],
  ['Fan\u001b[31m', false, false],
  ['Fan\u0085', false, false],
  ['\u200b\u2060', false, false],
  [' \n ', false, false],
])('%j can be a name: %s, and a text: %s', (words, isName, isText) => {
  expect(Name(100).safeParse(words).success).toBe(isName)
  expect(Text(100).safeParse(words).success).toBe(isText)
})

test.each([
  ['\u202egro.live\u202c', 'gro.live'],
  ['Lindenstra\u00adße\u200b 12\u2028', 'Lindenstraße 12'],
  ['Hinterhaus\u20292. Stock', 'Hinterhaus 2. Stock'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('the name %j is kept as %j, without what nobody sees [PURCH-2]', (words, name) => {
  expect(Name(100).parse(words)).toBe(name)
})

test('names of products and texts of reviews follow these rules, and ratings are halves [API-13]', () => {
  const product = {
    product: 'Fan',
    type: 'Cooler',
    price: 10,
    available_quantity: 1,
    minimum_order: 1,
    image: '/products/fan.svg',
    description: 'Quiet.',
  }
  const isProduct = (change: object) => NewProduct.safeParse({ ...product, ...change }).success
  expect(isProduct({})).toBe(true)
  for (const field of ['product', 'type']) expect(isProduct({ [field]: '.' })).toBe(false)
  expect(isProduct({ description: '\u0000' })).toBe(false)
  const isReview = (change: object) =>
    NewReview.safeParse({ rating: 4.5, review: 'Good', ...change }).success
  expect([0, 0.5, 4.5, 5].map((rating) => isReview({ rating }))).toEqual(Array(4).fill(true))
  expect([1e-7, 4.2, 5.5, -0.5].map((rating) => isReview({ rating }))).toEqual(Array(4).fill(false))
  expect(isReview({ review: '\u0000' })).toBe(false)
})
