import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../../test/support/api.ts'
import { anAdmin, db, events } from '../../../test/support/people.ts'
import type { Specifications } from '../../parts/specifications/specifications.ts'
import { ProductStore } from './product-store.ts'

const drive: Specifications = {
  kind: 'storage',
  capacityGb: 2000,
  form: 'M.2 2280',
  sources: [{ url: 'https://example.com/drive', checkedOn: '2026-11-22' }],
}
test('a product contains the specifications that an admin adds, public lists do not [CAT-1]', async () => {
  const admin = await anAdmin()
  const { _id: other, ...product } = await aProduct()
  const body = { ...product, specs: drive }
  const { insertedId } = (await api('POST /products', { by: admin, body })).body

  const read = await api(`GET /product/${insertedId}`)
  expect(read.body).toEqual({ ...body, _id: insertedId, revision: 0 })
  expect((await api(`GET /product/${other}`)).body).not.toHaveProperty('specs')
  const inList = async (list: string) => {
    const rows: { _id: string }[] = (await api(list, { by: admin })).body
    return rows.find(({ _id }) => _id === insertedId)
  }
  for (const list of ['GET /products', 'GET /products?fresh=1']) {
    expect(await inList(list)).toEqual({ ...product, _id: insertedId })
  }
  expect(await inList('GET /products?view=admin')).toEqual({ ...read.body, draft: false })
})

test('a graphics card is answered with the figure of its chip, its source and date [BEST-1]', async () => {
  const { _id, ...product } = await aProduct()
  const specs = { kind: 'graphics-card', chip: 'GeForce RTX 5080', memoryGb: 16 }
  const body = { ...product, type: 'Graphics card', specs }
  const { insertedId } = (await api('POST /products', { by: await anAdmin(), body })).body
  const { games } = (await api(`GET /product/${insertedId}`)).body.performance
  expect(games).toMatchObject({ percent: { '1440p': 76.7 }, isEstimated: false })
  expect(games.source).toMatchObject({ url: expect.stringMatching(/^https:/), date: '2026-09-16' })
  expect((await api(`GET /product/${_id}`)).body).not.toHaveProperty('performance')
})

test.each([
  ['of an unknown kind', { kind: 'toaster', slots: 2 }, undefined],
  ['that are text', 'AM5', undefined],
  ['with a field of a later release', { ...drive, colour: 'red' }, drive],
  ['with a zero', { ...drive, capacityGb: 0 }, { kind: 'storage', form: 'M.2 2280' }],
])('a product with stored specifications %s is still listed [CAT-1]', async (_, specs, shown) => {
  const { _id, ...product } = await aProduct()
  await db.doc(`products/${_id}`).update({ specs, updatedAt: FieldValue.serverTimestamp() })
  const { body } = await api(`GET /product/${_id}`)
  expect(body).toMatchObject(product)
  expect(body.specs).toEqual(shown && expect.objectContaining(shown))
  const rows = await new ProductStore(events).all()
  expect(rows.find((row) => row._id === _id)).toMatchObject(product)
})
