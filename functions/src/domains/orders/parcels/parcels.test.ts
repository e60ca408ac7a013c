import { randomInt, randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, eventsOf, idsOf } from '../../../../test/support/api.ts'
import { expectStock } from '../../../../test/support/expect-stock.ts'
import { db, type Person } from '../../../../test/support/people.ts'
import { aRecipient } from '../../../../test/support/recipient.ts'
import { trackingUrl } from '../../../contract/orders/carriers.ts'
import { undoMs } from '../../../contract/orders/order-limits.ts'
import { formatPrice } from '../../../parts/format-number.ts'

/** Three pieces of an SSD, and one of another product. */
async function aPurchase() {
  const { alice, admin, product } = await aShop()
  const other = await aProduct({ price: 20 })
  const lines = [
    { productId: product._id, quantity: 3 },
    { productId: other._id, quantity: 1 },
  ]
  const { body } = await api('POST /orders/batch', { by: alice, body: { lines } })
  const [ssd = '', fan = '']: string[] = body.insertedIds
  const number = String(body.purchase)
  const pack = (lines: object[], more: object = {}, key = randomUUID()) =>
    api(`POST /purchase/${number}/parcels`, { by: admin, body: { lines, ...more }, key })
  const undo = (parcel: string) => api(`DELETE /purchase/${number}/parcel/${parcel}`, { by: admin })
  const read = async () => (await api(`GET /purchase/${number}`, { by: alice })).body
  return { alice, admin, product, other, ssd, fan, number, pack, undo, read }
}

const mailsTo = async ({ email }: Person) =>
  (await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()).docs

const refusal = (status: number, code: string) => ({ status, body: { code } })

test('an order is pending until all its pieces are delivered, and its mails count what is in each parcel [PURCH-4]', async () => {
  const { alice, admin, product, ssd, fan, number, pack, read } = await aPurchase()
  const first = await pack([{ orderId: ssd, pieces: 2, serialNumbers: ['SN 1', 'SN 2'] }], {
    carrier: 'dhl',
    trackingNumber: '0034 0434',
  })
  expect(first.status).toBe(200)
  expect(await read()).toMatchObject({
    status: 'pending',
    parcels: [{ _id: first.body.parcel, carrier: 'dhl', trackingNumber: '0034 0434' }],
    lines: [{ status: 'pending', quantity: 3, deliveredPieces: 2 }, { status: 'pending' }],
  })
  const { body } = await api('POST /orders/deliver', { by: admin, body: { ids: [ssd, fan] } })
  const parcel = { purchase: number, _id: expect.any(String) }
  expect(body.results).toEqual([ssd, fan].map((id) => ({ id, outcome: 'done', parcel })))
  const purchase = await read()
  expect(purchase).toMatchObject({
    status: 'delivered',
    parcels: [
      { lines: [{ orderId: ssd, pieces: 2, serialNumbers: ['SN 1', 'SN 2'] }] },
      {
        _id: body.results[0].parcel._id,
        lines: [
          { orderId: ssd, pieces: 1 },
          { orderId: fan, pieces: 1 },
        ],
      },
    ],
    lines: [{ status: 'delivered', deliveredPieces: 3 }, { deliveredPieces: 1 }],
  })
  const parts = (pieces: number) => [{ orderId: ssd, pieces, quantity: 3 }]
  expect(purchase.timeline).toMatchObject([
    expect.not.objectContaining({ parts: expect.anything() }),
    { type: 'order-delivered', orderIds: [ssd], parts: parts(2) },
    { type: 'order-delivered', orderIds: expect.arrayContaining([ssd, fan]), parts: parts(1) },
  ])
  await expectStock(product, 17)
  expect(await eventsOf(`orders/${ssd}`, admin)).toMatchObject([
    {
      type: 'order-delivered',
      before: { product: product.product, quantity: 3, status: 'pending', deliveredPieces: 2 },
      after: { product: product.product, quantity: 3, status: 'delivered', deliveredPieces: 3 },
    },
    { type: 'order-delivered', after: { status: 'pending', deliveredPieces: 2 } },
    { type: 'order-placed' },
  ])

  const [, ...mails] = await mailsTo(alice)
  const [partial = '', rest = ''] = mails.map((mail): string => mail.get('message.text'))
  for (const words of [
    'A part of your purchase is on its way',
    'The rest of your purchase will follow.',
    `Product: ${product.product}, 2 of 3 pieces, ${formatPrice(159.98)}`,
    'Carrier: dhl',
    'Tracking number: 0034 0434',
    'Track your parcel: https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434',
  ]) {
    expect(partial).toContain(words)
  }
  expect(rest).toContain('All 2 parts are on their way')
  expect(rest).toContain(`Product: ${product.product}, 1 of 3 pieces, ${formatPrice(79.99)}`)
  expect(rest).toContain(`Total: ${formatPrice(99.99)}`)
  for (const mail of mails) {
    expect(mail.get('sendAt').toMillis() - mail.get('createdAt').toMillis()).toBeGreaterThan(
      undoMs - 60_000,
    )
  }
})

test('a delivery is undone with its mail, and the order can be delivered again [PURCH-4]', async () => {
  const { alice, admin, product, ssd, fan, pack, undo, read } = await aPurchase()
  const serial = `SN-${randomUUID()}`
  const found = async (q: string) =>
    idsOf(await api(`GET /orders?q=${encodeURIComponent(q)}`, { by: admin }))
  const one = await pack([{ orderId: ssd, pieces: 1 }])
  const { body } = await pack(
    [
      { orderId: ssd, pieces: 2, serialNumbers: [serial] },
      { orderId: fan, pieces: 1 },
    ],
    { trackingNumber: `T ${serial}` },
  )
  expect(await found(serial)).toEqual([ssd])
  expect((await found(`t ${serial}`)).sort()).toEqual([ssd, fan].sort())
  expect((await undo(body.parcel)).body).toEqual({ deletedCount: 1 })
  expect(await undo(body.parcel)).toMatchObject(refusal(404, 'not-found'))
  const purchase = await read()
  expect(purchase).toMatchObject({
    status: 'pending',
    parcels: [{ _id: one.body.parcel }],
    lines: [{ status: 'pending', deliveredPieces: 1 }, { status: 'pending' }],
  })
  expect(purchase.lines[1]).not.toHaveProperty('deliveredPieces')
  expect(purchase.timeline.at(-1)).toMatchObject({
    type: 'delivery-undone',
    orderIds: expect.arrayContaining([ssd, fan]),
  })
  expect((await db.doc(`orders/${ssd}`).get()).get('deliveredAt')).toBeUndefined()
  expect(await found(serial)).toEqual([])
  expect(await found(alice.email)).toHaveLength(2)
  await expectStock(product, 17)
  expect(await mailsTo(alice)).toHaveLength(2)

  await undo(one.body.parcel)
  expect((await api(`PUT /deliver/${ssd}`, { by: admin })).body).toMatchObject({ modifiedCount: 1 })
  expect((await read()).parcels).toMatchObject([{ lines: [{ orderId: ssd, pieces: 3 }] }])
})

test('an undone delivery takes only its own numbers out of the search [PURCH-4]', async () => {
  const { alice, admin, ssd, number, pack, undo } = await aPurchase()
  const headers = { 'if-match': '"0"' }
  const postalCode = String(randomInt(10 ** 12))
  const body = { recipient: { ...aRecipient, postalCode } }
  await api(`PUT /purchase/${number}`, { by: alice, body, headers })
  const box = { trackingNumber: `Box ${randomUUID()}` }
  const first = await pack([{ orderId: ssd, pieces: 1 }], box)
  const line = { orderId: ssd, pieces: 1, serialNumbers: [postalCode] }
  const again = await pack([line], box)
  await undo(again.body.parcel)
  const found = async (q: string) =>
    idsOf(await api(`GET /orders?q=${encodeURIComponent(q)}`, { by: admin }))
  expect(await found(box.trackingNumber)).toEqual([ssd])
  expect(await found(postalCode)).toContain(ssd)
  await undo(first.body.parcel)
  expect(await found(box.trackingNumber)).toEqual([])
})

test('a delivery cannot be undone after ten minutes, or when a sender has its mail [PURCH-4]', async () => {
  const { ssd, fan, number, pack, undo, read } = await aPurchase()
  const taken = (await pack([{ orderId: ssd, pieces: 1 }])).body.parcel
  await db.doc(`mail/${taken}`).update({ 'delivery.state': 'PROCESSING' })
  expect(await undo(taken)).toMatchObject(refusal(409, 'too-late'))
  const late = (await pack([{ orderId: fan, pieces: 1 }])).body.parcel
  const { parcels } = (await db.doc(`purchases/${number}`).get()).data() ?? {}
  parcels[1].at = Timestamp.fromMillis(Date.now() - undoMs - 1)
  await db.doc(`purchases/${number}`).update({ parcels })
  expect(await undo(late)).toMatchObject(refusal(409, 'too-late'))
  expect(await read()).toMatchObject({ parcels: [{ _id: taken }, { _id: late }] })
})

test('a parcel with a wrong line is refused in words, and nothing is written [PURCH-4]', async () => {
  const { alice, admin, product, ssd, fan, pack, read } = await aPurchase()
  const foreign = await anOrder(alice, product)
  await api(`DELETE /myorder/${fan}`, { by: alice })
  await pack([{ orderId: ssd, pieces: 1 }])
  const good = { orderId: ssd, pieces: 1 }
  const wrong: [object, number, string][] = [
    [{ orderId: ssd, pieces: 3 }, 409, 'above-rest'],
    [{ orderId: fan, pieces: 1 }, 409, 'not-pending'],
    [{ orderId: foreign, pieces: 1 }, 409, 'not-pending'],
    [{ orderId: ssd, pieces: 0 }, 400, 'invalid-body'],
  ]
  for (const [line, status, code] of wrong) {
    expect(await pack([line])).toMatchObject(refusal(status, code))
    const lines = status === 409 && code === 'not-pending' ? [good, line] : [line]
    expect(await pack(lines)).toMatchObject(refusal(status, code))
  }
  const { body } = await pack([{ orderId: ssd, pieces: 3 }])
  expect(body.detail).toBe(`Only 2 pieces of ${product.product} can be delivered`)
  expect(await pack([good, good])).toMatchObject({
    body: { fields: [{ path: 'lines', message: 'name each order once' }] },
  })
  expect(
    await api('POST /purchase/no-such/parcels', { by: admin, body: { lines: [good] } }),
  ).toMatchObject(refusal(404, 'not-found'))
  expect((await read()).parcels).toMatchObject([{ lines: [good] }])
})

test('a repeated parcel with one key is one parcel [PURCH-4]', async () => {
  const { ssd, pack, read } = await aPurchase()
  const key = randomUUID()
  const lines = [{ orderId: ssd, pieces: 2 }]
  const [first, second] = await Promise.all([pack(lines, {}, key), pack(lines, {}, key)])
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(second?.body).toEqual(first?.body)
  expect((await pack([{ orderId: ssd, pieces: 1 }], {}, key)).status).toBe(422)
  expect((await read()).parcels).toHaveLength(1)
})

test('serial numbers that Firestore has no room for are refused, and the rest is packed without them [PURCH-4]', async () => {
  const { ssd, number, pack, read } = await aPurchase()
  const serialNumbers = Array.from({ length: 100 }, (_, n) => `${n} ${'日'.repeat(50)}`)
  const full = { _id: 'x', at: new Date(), lines: [{ orderId: 'gone', pieces: 1, serialNumbers }] }
  await db.doc(`purchases/${number}`).update({ parcels: Array(45).fill(full) })
  const line = { orderId: ssd, pieces: 1 }
  const detail = 'This purchase has no room for more serial numbers. Pack the rest without them.'
  expect(await pack([{ ...line, serialNumbers }])).toMatchObject({ status: 409, body: { detail } })
  expect((await read()).lines[0]).not.toHaveProperty('deliveredPieces')
  expect((await pack([line])).status).toBe(200)
  const parcels = Array(12_000).fill({ ...full, lines: [] })
  await db.doc(`purchases/${number}`).update({ parcels })
  expect(await pack([line])).toMatchObject(refusal(409, 'purchase-full'))
})

test('an order of which a part is on its way is not cancelled, and its deletion returns the rest [PURCH-4]', async () => {
  const { alice, admin, product, ssd, fan, pack, undo } = await aPurchase()
  const { body } = await pack([{ orderId: ssd, pieces: 2 }])
  expect(await api(`DELETE /myorder/${ssd}`, { by: alice })).toMatchObject(
    refusal(409, 'not-cancellable'),
  )
  const cancel = { by: alice, body: { ids: [ssd, fan] } }
  expect((await api('POST /orders/batch/cancel', cancel)).body.results).toMatchObject([
    { outcome: 'unchanged' },
    { outcome: 'done' },
  ])
  await api(`DELETE /order/${ssd}`, { by: admin })
  await expectStock(product, 18)
  // The mail about the parcel, then about what is cancelled.
  const mail = (await mailsTo(alice)).at(-1)
  expect(mail?.get('message.text')).toContain('Quantity: 1 of 3 pieces')
  // No order of the parcel is left.
  expect(await undo(body.parcel)).toMatchObject(refusal(404, 'not-found'))
})

test.each([
  ['UPS', '1Z 999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['usps', 'a&b', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=a%26b'],
  ['Bike courier', '1', undefined],
  ['constructor', '1', undefined],
  ['DHL', undefined, undefined],
])('the page of %s for %s is %s [PURCH-4]', (carrier, trackingNumber, url) => {
  expect(trackingUrl(carrier, trackingNumber)).toBe(url)
})

test('what is withdrawn is delivered only if the caller confirms it, and the rest without [BACK-1]', async () => {
  const { alice, admin, product, other, ssd, fan, number, pack, undo, read } = await aPurchase()
  const goods = [{ product: product.product, pieces: 1 }]
  const withdrawal = { name: 'Alice', email: alice.email, purchase: number }
  await api('POST /withdrawals', { body: { ...withdrawal, goods } })
  const refused = { status: 409, body: { code: 'withdrawn' } }
  const all = [{ orderId: ssd, pieces: 3 }]
  expect(await pack(all)).toMatchObject(refused)
  expect((await pack(all)).body.detail).toBe(
    `The buyer has withdrawn from 1 piece of ${product.product}`,
  )
  expect(await api(`PUT /deliver/${ssd}`, { by: admin })).toMatchObject(refused)
  const deliver = async (body: object) =>
    (await api('POST /orders/deliver', { by: admin, body })).body.results
  const results = await deliver({ ids: [ssd, fan] })
  expect(results).toMatchObject([{ outcome: 'withdrawn' }, { outcome: 'done' }])
  expect((await read()).parcels).toMatchObject([{ lines: [{ orderId: fan, pieces: 1 }] }])

  const two = await pack([{ orderId: ssd, pieces: 2 }])
  expect(two.status).toBe(200)
  await undo(two.body.parcel)
  const confirmed = await api(`PUT /deliver/${ssd}?includeWithdrawn=1`, { by: admin })
  expect(confirmed.body).toMatchObject({ modifiedCount: 1 })
  await undo(confirmed.body.parcel._id)
  expect(await deliver({ ids: [ssd], includeWithdrawn: [ssd] })).toMatchObject([
    { outcome: 'done' },
  ])
  expect((await read()).lines).toMatchObject([{ status: 'delivered', withdrawnPieces: 1 }, {}])
  await Promise.all([expectStock(product, 17), expectStock(other, 19)])
})
