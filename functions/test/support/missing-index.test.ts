import { expect, test } from 'vitest'
import { type Indexes, missingIndex, type StructuredQuery } from './missing-index.ts'

const field = (fieldPath: string) => ({ fieldPath })
const is = (name: string, op = 'EQUAL') => ({ fieldFilter: { field: field(name), op } })
const all = (op: string, ...filters: ReturnType<typeof is>[]) => ({
  compositeFilter: { op, filters },
})
const by = (name: string, direction = 'DESCENDING') => ({ field: field(name), direction })
const indexes: Indexes = {
  indexes: ['uid', 'status'].map((name) => ({
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: name, order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ],
  })),
  fieldOverrides: [{ collectionGroup: 'orders', fieldPath: 'image', indexes: [] }],
}
const newest = [by('createdAt'), by('__name__')]
const oldest = [by('createdAt', 'ASCENDING'), by('__name__', 'ASCENDING')]

test.each<[string, Omit<StructuredQuery, 'from'>, boolean]>([
  ['everything', {}, true],
  ['one equality', { where: is('email') }, true],
  ['two equalities', { where: all('AND', is('email'), is('status')) }, true],
  ['a range', { where: is('total', 'GREATER_THAN') }, true],
  ['an order', { orderBy: newest }, true],
  ['an equality in an order', { where: is('uid'), orderBy: newest }, true],
  ['the order backwards', { where: is('uid'), orderBy: oldest }, true],
  ['merged indexes', { where: all('AND', is('uid'), is('status')), orderBy: newest }, true],
  ['an OR of both', { where: all('OR', is('uid'), is('status')), orderBy: newest }, true],
  ['a range of the order', { where: is('createdAt', 'LESS_THAN'), orderBy: newest }, true],
  ['an unknown equality', { where: is('email'), orderBy: newest }, false],
  ['an OR with it', { where: all('OR', is('uid'), is('email')), orderBy: newest }, false],
  ['an equality and a range', { where: all('AND', is('uid'), is('total', 'LESS_THAN')) }, false],
  ['two orders', { orderBy: [by('status'), by('createdAt')] }, false],
  ['an exempt field', { where: is('image') }, false],
])(
  'by the indexes of the orders, Firestore answers a query with %s: %j, %s',
  (_, query, isAnswered) => {
    const missing = missingIndex({ from: [{ collectionId: 'orders' }], ...query }, indexes)
    expect(missing === undefined).toBe(isAnswered)
  },
)

test('a sum needs the summed field, and a collection group an index of its own', () => {
  const from = [{ collectionId: 'orders' }]
  expect(missingIndex({ from, where: is('uid') }, indexes, ['total'])).toContain(
    'uid ASCENDING, total',
  )
  const group = [{ collectionId: 'orders', allDescendants: true }]
  expect(missingIndex({ from: group, where: is('uid') }, indexes)).toContain('COLLECTION_GROUP')
})
