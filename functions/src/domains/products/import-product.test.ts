import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf } from '../../../test/support/api.ts'
import { newProduct } from '../../../test/support/new-product.ts'
import { anAdmin, db, type Person } from '../../../test/support/people.ts'
import { isGtin } from '../../contract/catalog/item-numbers.ts'
import { slugOf } from './create-product.ts'

const send = (by: Person, products: object[], key: string = randomUUID()) =>
  api('POST /products/import', { by, body: { products }, key })

const outcomesOf = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome)

const named = async (name: string) =>
  (await db.collection('products').where('product', '==', name).get()).docs

test('an import adds new names with their events, and again by another admin it writes nothing [STAFF-8]', async () => {
  const [admin, other] = await Promise.all([anAdmin(), anAdmin()])
  const rows = [newProduct(), newProduct()]
  const first = await send(admin, rows)
  expect(outcomesOf(first)).toEqual(['added', 'added'])
  const [{ id }] = first.body.results
  expect((await api(`GET /product/${id}`)).body).toEqual({ ...rows[0], _id: id, revision: 0 })
  expect(await ledgerOf({ _id: id })).toBe(20)
  const again = await send(other, rows)
  expect(again.body.results).toEqual(
    first.body.results.map(({ id }: { id: string }) => ({ id, outcome: 'unchanged' })),
  )
  for (const { product } of rows) expect(await named(product)).toHaveLength(1)
})

test('a lost answer is asked for again with its key, also after a deletion [STAFF-8]', async () => {
  const [admin, key, row] = [await anAdmin(), randomUUID(), newProduct()]
  const first = await send(admin, [row], key)
  expect((await send(admin, [row], key)).body).toEqual(first.body)
  await api(`DELETE /product/${first.body.results[0].id}`, { by: admin })
  expect((await send(admin, [row], key)).body).toEqual(first.body)
  expect(await named(row.product)).toHaveLength(0)
  const anew = await send(admin, [row])
  expect(outcomesOf(anew)).toEqual(['added'])
  expect(anew.body.results[0].id).not.toBe(first.body.results[0].id)
})

test('simultaneous imports of a name add it once, also of a name that was deleted [STAFF-8]', async () => {
  const [admin, row] = [await anAdmin(), newProduct()]
  const race = async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(admin, [row, row])))
    expect(answers.flatMap(outcomesOf).filter((outcome) => outcome === 'added')).not.toHaveLength(0)
    const [found, another] = await named(row.product)
    expect(another).toBeUndefined()
    return found?.id
  }
  const id = await race()
  await api(`DELETE /product/${id}`, { by: admin })
  expect(await race()).not.toBe(id)
})

test('a name in other case, accents and spacing is known, also in the same call and at the same time [STAFF-8]', async () => {
  const [admin, id] = [await anAdmin(), randomUUID().slice(0, 8)]
  const spelled = (...names: string[]) =>
    names.map((name) => newProduct({ product: `${name} ${id}` }))
  const [stored, ...others] = spelled('Éclair 2TB', 'eclair  2 TB', 'ÉCLAIR 2tb')
  const added = await send(admin, [stored ?? {}, others[0] ?? {}])
  expect(outcomesOf(added)).toEqual(['added', 'unchanged'])
  const dearer = others.map((product) => ({ ...product, price: 1 }))
  expect(outcomesOf(await send(admin, [...others, ...dearer]))).toEqual([
    'unchanged',
    'unchanged',
    'differs',
    'differs',
  ])
  const race = spelled('Кулер', 'КУЛЕР', 'кулер', 'Ocelot Fan', 'OCELOT FAN', 'ocelot  fan')
  const answers = await Promise.all(race.map((product) => send(admin, [product])))
  expect(answers.flatMap(outcomesOf).filter((outcome) => outcome === 'added')).toHaveLength(2)
})

test.each([
  ['Éclair fan', 'eclair-fan'],
  ['Samsung 990 Pro 2TB', 'samsung-990-pro-2tb'],
  ['ASUS 显卡 4060', 'asus-4060'],
  ['Кулер', slugOf(' КУЛЕР ')],
])('the id of “%s” is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slug).toMatch(/^[a-z][a-z0-9-]+$/)
})

test('names without Latin letters have ids of their own', () => {
  const names = ['Кулер', 'Корпус', '显卡', '内存', '…']
  expect(new Set(names.map(slugOf)).size).toBe(names.length)
})

test('a product with other values stays, and names with the same letters get ids of their own [STAFF-8]', async () => {
  const admin = await anAdmin()
  const { _id, ...known } = await aProduct()
  const name = randomUUID()
  const alike = [`Import ${name}`, `Import: ${name}!`].map((product) => newProduct({ product }))
  const { body } = await send(admin, [{ ...known, price: 1 }, ...alike])
  expect(outcomesOf({ body })).toEqual(['differs', 'added', 'added'])
  expect(body.results[1].id).not.toBe(body.results[2].id)
  expect((await api(`GET /product/${_id}`)).body.price).toBe(known.price)
})

test('a product has all its fields, and imported again it is unchanged [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const row = newProduct({
    brand: 'Acme',
    partNumbers: [`PN-${randomUUID()}`],
    images: ['/products/no-picture.svg'],
    facts: [{ label: 'Warranty', value: '5 years' }],
    specs: {
      kind: 'motherboard',
      m2: [{ key: 'M', sizes: ['2280'] }],
      sources: [{ url: 'https://a.example', checkedOn: '2026-11-22' }],
    },
  })
  const [{ id }] = (await send(admin, [row])).body.results
  expect((await api(`GET /product/${id}`)).body).toEqual({ ...row, _id: id, revision: 0 })
  const others = [
    row,
    { ...row, specs: { kind: 'motherboard', sataPorts: 4 } },
    { ...row, facts: undefined },
  ]
  expect(outcomesOf(await send(admin, others))).toEqual(['unchanged', 'differs', 'differs'])
})

test('a part number or GTIN that another product has adds no second product [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const number = `PN-${randomUUID()}`
  const gtin = gtinOf(randomInt(1e11))
  const row = newProduct({ partNumbers: [number], gtin })
  const same = [
    row,
    newProduct({ partNumbers: [`other ${number}`, number.toLowerCase()] }),
    newProduct({ gtin: `0${gtin}` }),
  ]
  expect(outcomesOf(await send(admin, same))).toEqual(['added', 'differs', 'differs'])
  const again = await send(await anAdmin(), same.slice(1))
  const [id] = (await named(row.product)).map(({ id }) => id)
  expect(again.body.results).toEqual([1, 2].map(() => ({ id, outcome: 'differs' })))
})

/** A GTIN-13 with these digits before its check digit. */
function gtinOf(number: number): string {
  const digits = String(number).padStart(12, '0')
  const check = [...'0123456789'].find((digit) => isGtin(digits + digit))
  return `${digits}${check}`
}

test('a wrong row and a row too many are refused and nothing is written [STAFF-8]', async () => {
  const [admin, row] = [await anAdmin(), newProduct()]
  expect(await send(admin, [row, { ...row, price: 0 }])).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'products.1.price' }] },
  })
  const many = Array.from({ length: 51 }, () => row)
  expect((await send(admin, many)).status).toBe(400)
  expect(await named(row.product)).toHaveLength(0)
})
