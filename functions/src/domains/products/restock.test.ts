import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, aSoldOutProduct, eventsOf, stockOf } from '../../../test/support/api.ts'
import { expectStock, expectStocks } from '../../../test/support/expect-stock.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../test/support/people.ts'

type Line = { productId: string; pieces: number }

const send = (by: Person, delivery: string, lines: Line[]) =>
  api('POST /products/restock', { by, body: { delivery, lines } })

const outcomesOf = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome)

test('a delivery is added to the stock of its products once, also when another admin sends it again [STAFF-2, STAFF-8]', async () => {
  const [ada, eve, one, two] = await Promise.all([anAdmin(), anAdmin(), aProduct(), aProduct()])
  const delivery = `DN-${randomUUID()}`
  const lines = [
    { productId: one._id, pieces: 40 },
    { productId: two._id, pieces: 3 },
  ]
  expect(outcomesOf(await send(ada, delivery, lines))).toEqual(['added', 'added'])
  expect(outcomesOf(await send(eve, delivery, lines))).toEqual(['unchanged', 'unchanged'])
  await expectStocks([one, two], [60, 23])
  const [event] = await eventsOf(`products/${one._id}`, ada)
  expect(event).toMatchObject({
    type: 'stock-corrected',
    actor: { uid: ada.uid },
    before: { available_quantity: 20 },
    after: { available_quantity: 60, reason: 'received', note: `Delivery ${delivery}` },
  })
  expect(outcomesOf(await send(ada, `${delivery} b`, lines))).toEqual(['added', 'added'])
})

test('simultaneous requests of a delivery add it once [STAFF-2, STAFF-8]', async () => {
  const [ada, product] = await Promise.all([anAdmin(), aProduct()])
  const lines = [{ productId: product._id, pieces: 5 }]
  const delivery = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(ada, delivery, lines)))
  const outcomes = answers.flatMap(outcomesOf)
  expect(outcomes.sort()).toEqual(['added', ...Array(3).fill('unchanged')])
  await expectStock(product, 25)
})

test('each line has its own outcome, and one that is refused stops no other [STAFF-2, STAFF-8]', async () => {
  const [ada, product] = await Promise.all([anAdmin(), aProduct()])
  const full = await aProduct({ available_quantity: 999_999 })
  const delivery = randomUUID()
  await send(ada, delivery, [{ productId: product._id, pieces: 5 }])
  const answer = await send(ada, delivery, [
    { productId: 'no-such-product', pieces: 1 },
    { productId: full._id, pieces: 2 },
    { productId: product._id, pieces: 6 },
  ])
  expect(outcomesOf(answer)).toEqual(['missing', 'refused', 'differs'])
  await expectStocks([product, full], [25, 999_999])
})

test('a restocked product is mailed to those who wait for it [MAIL-3]', async () => {
  const [ada, alice, product] = await Promise.all([anAdmin(), aCustomer(), aSoldOutProduct()])
  await api(`PUT /product/${product._id}/stock-alert`, { by: alice })
  await send(ada, randomUUID(), [{ productId: product._id, pieces: 1 }])
  const mails = await db.collection('mail').where('to', '==', alice.email).get()
  expect(mails.size).toBe(1)
})

test.each([
  ['no pieces', { pieces: 0 }],
  ['half a piece', { pieces: 1.5 }],
])('a line with %s is refused, and nothing is written [STAFF-2, STAFF-8]', async (_, wrong) => {
  const [ada, product, other] = await Promise.all([anAdmin(), aProduct(), aProduct()])
  const good = { productId: other._id, pieces: 5 }
  const answer = await send(ada, 'DN-1', [good, { productId: product._id, ...wrong }])
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'lines.1.pieces' }] } })
  expect((await send(ada, 'DN-1', [good, good])).status).toBe(400)
  expect(await stockOf(other)).toBe(20)
})
