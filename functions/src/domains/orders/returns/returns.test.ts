import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, aShop, ledgerOf, stockOf } from '../../../../test/support/api.ts'
import { erased } from '../../../../test/support/erased.ts'
import { expectStock } from '../../../../test/support/expect-stock.ts'
import { db, type Person } from '../../../../test/support/people.ts'
import type { NewReturn, Return, ReturnChange } from '../../../contract/orders/return.ts'

/** Three pieces of an SSD of 50, delivered with serial numbers, and a fan that waits. */
async function aPurchase() {
  const shop = await aShop()
  const { alice, admin } = shop
  const [ssd, fan] = await Promise.all([aProduct({ price: 50 }), aProduct({ price: 20 })])
  const wanted = [ssd, fan].map(({ _id }, n) => ({ productId: _id, quantity: n === 0 ? 3 : 1 }))
  const { body } = await api('POST /orders/batch', { by: alice, body: { lines: wanted } })
  const [orderId = '', waiting = '']: string[] = body.insertedIds
  const number = String(body.purchase)
  const serialNumbers = ['S1', 'S2', 'S3']
  const parcel = { lines: [{ orderId, pieces: 3, serialNumbers }] }
  const packed = await api(`POST /purchase/${number}/parcels`, { by: admin, body: parcel })
  const ask = (by: Person, asked: Partial<NewReturn> = {}, key = randomUUID()) => {
    const body = { kind: 'warranty', lines: [{ orderId, pieces: 1 }], ...asked }
    return api(`POST /purchase/${number}/returns`, { by, body, key })
  }
  const change = (id: string, body: ReturnChange, key = randomUUID()) =>
    api(`PUT /purchase/${number}/return/${id}`, { by: admin, body, key })
  const read = async () => (await api(`GET /purchase/${number}`, { by: alice })).body
  return {
    ...shop,
    ssd,
    fan,
    orderId,
    waiting,
    number,
    parcel: packed.body.parcel,
    ask,
    change,
    read,
  }
}

const kindsTo = async ({ email }: Person) => {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs.map((mail) => [mail.get('kind'), mail.get('message.subject').split(':')[0]])
}

test('a return goes from asked over agreed and received to refunded; each state mails the buyer, and the stock gets what can be sold [BACK-2]', async () => {
  const { alice, admin, ssd, orderId, number, ask, change, read } = await aPurchase()
  const lines = [{ orderId, pieces: 2, serialNumbers: ['S1', 'X9'] }]
  const images = [`/api/images/${'a'.repeat(64)}`]
  const asked = { lines, text: 'It does not start.', images }
  const key = randomUUID()
  const first = await ask(alice, asked, key)
  expect([first.status, await ask(alice, asked, key)]).toMatchObject([200, { body: first.body }])
  const id = first.body.insertedId
  const made = { ...asked, kind: 'warranty', by: 'buyer', state: 'asked' }
  const line = { ...lines[0], product: ssd.product, cents: 10_000, unknownSerialNumbers: ['X9'] }
  expect(await read()).toMatchObject({ unanswered: true, returns: [{ ...made, lines: [line] }] })

  await change(id, { state: 'agreed', note: 'Send it to us.' })
  const received = { orderId, restocked: 1, writtenOff: 1 }
  const receipt = randomUUID()
  for (let tries = 0; tries < 2; tries++) {
    expect((await change(id, { state: 'received', lines: [received] }, receipt)).status).toBe(200)
  }
  await expectStock(ssd, 18)
  expect(await ledgerOf(ssd)).toBe(18)
  const refund = { state: 'settled', settlement: 'refund', refundCents: 9_000 } as const
  expect((await change(id, { ...refund, refundCents: 17_001 })).body.detail).toMatch(
    /^Refund at most/,
  )
  expect((await change(id, refund)).status).toBe(200)
  const purchase = await read()
  expect(purchase.returns).toMatchObject([
    { state: 'settled', settlement: 'refund', refundCents: 9_000, note: 'Send it to us.' },
  ])
  expect(purchase.returns[0].lines[0]).toMatchObject({ restocked: 1, writtenOff: 1 })
  expect(purchase).not.toHaveProperty('unanswered')
  const steps = purchase.timeline.filter((step: { type: string }) => step.type === 'return-changed')
  expect(steps.map(({ by, note }: Record<string, string>) => `${by} ${note}`)).toEqual([
    'buyer asked',
    'shop agreed',
    'shop received',
    'shop settled',
  ])
  expect((await kindsTo(alice)).slice(2)).toEqual(
    [
      'We have your request for a return',
      'Your return is agreed',
      'Your return has arrived',
      'Your return is refunded',
    ].map((subject) => ['return-changed', subject]),
  )
  expect(await change(id, { state: 'refused' })).toMatchObject({
    status: 409,
    body: { detail: '“refused” cannot follow “settled”. Please load the page again.' },
  })
  expect(
    (await api(`GET /events?subject=purchases/${number}`, { by: admin })).body[0],
  ).toMatchObject({
    after: { state: 'settled', refundCents: 9_000, pieces: 2 },
  })
})

test('what was not delivered, is returned already, or has too many serial numbers is refused, and nothing is written [BACK-2]', async () => {
  const { alice, bob, orderId, waiting, ask, change, read } = await aPurchase()
  const cases: [NewReturn['lines'], string][] = [
    [[{ orderId, pieces: 4 }], 'above-delivered'],
    [[{ orderId: waiting, pieces: 1 }], 'not-returnable'],
    [[{ orderId: 'nothing-there', pieces: 1 }], 'not-returnable'],
    [[{ orderId, pieces: 1, serialNumbers: ['S1', 'S2'] }], 'too-many-serials'],
  ]
  for (const [lines, code] of cases) expect((await ask(alice, { lines })).body.code).toBe(code)
  expect((await ask(bob)).status).toBe(404)
  expect((await read()).returns).toEqual([])

  const one = { lines: [{ orderId, pieces: 2, serialNumbers: ['S1'] }] }
  const both = await Promise.all([ask(alice, one), ask(alice, one)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const again = { lines: [{ orderId, pieces: 1, serialNumbers: ['S1'] }] }
  expect((await ask(alice, again)).body).toMatchObject({ code: 'already-returned' })
  const id = both.find(({ status }) => status === 200)?.body.insertedId
  await change(id, { state: 'refused', note: 'Too late.' })
  expect((await ask(alice, again)).status).toBe(200)
})

test('staff make a return that is agreed, and settle it without goods by a replacement without a price [BACK-2]', async () => {
  const { alice, admin, ssd, orderId, number, ask, change, read } = await aPurchase()
  const { insertedId: id } = (await ask(admin, { lines: [{ orderId, pieces: 2 }] })).body
  expect((await read()).returns).toMatchObject([{ by: 'shop', state: 'agreed' }])
  const key = randomUUID()
  const replace = { state: 'settled', settlement: 'replacement' } as const
  await db.doc(`products/${ssd._id}`).update({ available_quantity: 1 })
  expect((await change(id, replace)).body).toMatchObject({ code: 'not-replaceable' })
  await db.doc(`products/${ssd._id}`).update({ available_quantity: 17 })
  for (let tries = 0; tries < 2; tries++) expect((await change(id, replace, key)).status).toBe(200)
  const { replacement } = (await read()).returns[0]
  const { body } = await api(`GET /purchase/${replacement}`, { by: alice })
  expect(body).toMatchObject({ replaces: number, totalCents: 0, status: 'pending' })
  expect(body.lines).toMatchObject([{ product: ssd.product, price: 0, quantity: 2, totalPrice: 0 }])
  await expectStock(ssd, 15)
})

test('what is repaired or sent back can be returned again, but not after it was restocked or written off [BACK-2]', async () => {
  const { alice, orderId, ask, change } = await aPurchase()
  const all = { lines: [{ orderId, pieces: 3 }] }
  const back = { state: 'settled', settlement: 'sent-back' } as const
  for (const writtenOff of [0, 1]) {
    const { insertedId: id } = (await ask(alice, all)).body
    await change(id, { state: 'agreed' })
    const tooMany = [{ orderId, restocked: 3, writtenOff: 1 }]
    expect((await change(id, { state: 'received', lines: tooMany })).body.code).toBe(
      'above-returned',
    )
    await change(id, { state: 'received', lines: [{ orderId, restocked: 0, writtenOff }] })
    const settled = await change(id, back)
    expect(settled).toMatchObject(writtenOff ? { body: { code: 'not-kept' } } : { status: 200 })
  }
  expect((await ask(alice, all)).body.code).toBe('not-returnable')
})

test('an order whose pieces are in a return is not deleted, which would take its refund out of the revenue twice [BACK-2]', async () => {
  const { admin, orderId, waiting, ask, change, read } = await aPurchase()
  const { insertedId: id } = (await ask(admin)).body
  await change(id, { state: 'settled', settlement: 'refund', refundCents: 5000 })
  const refused = await api(`DELETE /order/${orderId}`, { by: admin })
  expect(refused).toMatchObject({ status: 409, body: { code: 'returned' } })
  const both = { ids: [orderId, waiting] }
  const { body } = await api('POST /orders/delete', { by: admin, body: both })
  expect(body.results).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'done' }])
  expect(await read()).toMatchObject({ totalCents: 15_000, status: 'delivered' })
})

test('what a return refunds of a paid purchase is to refund, also after the account is erased, and what is not paid is less by it [BACK-3, PAY-1]', async () => {
  const { alice, admin, number, ask, change, read } = await aPurchase()
  const payAll = (openCents: number) => {
    const body = { purchases: [{ id: number, openCents }], paidOn: '2026-01-05' }
    return api('POST /purchases/paid', { by: admin, body })
  }
  const refund = { state: 'settled', settlement: 'refund', refundCents: 5000 } as const
  await change((await ask(admin)).body.insertedId, refund)
  expect((await payAll(17_000)).body.results).toMatchObject([{ outcome: 'changed' }])
  expect((await payAll(12_000)).body.results).toMatchObject([{ outcome: 'done' }])
  expect((await read()).payment).toMatchObject({ state: 'settled', paidCents: 12_000 })
  await change((await ask(admin)).body.insertedId, refund)
  expect(await read()).toMatchObject({ returnedCents: 10_000, payment: { state: 'refund' } })
  await erased(alice)
  const left = (await api(`GET /purchase/${number}`, { by: admin })).body
  // The fan that was pending is cancelled, too.
  expect(left).toMatchObject({ returnedCents: 10_000, payment: { state: 'refund' } })
})

test('a parcel whose pieces are in a return cannot be undone, and its returns go with the account [BACK-2, ACC-1, ACC-2]', async () => {
  const { alice, admin, number, parcel, ask, change, ssd } = await aPurchase()
  const { insertedId: id } = (await ask(alice, { text: 'A secret of Alice.' })).body
  const undone = await api(`DELETE /purchase/${number}/parcel/${parcel}`, { by: admin })
  expect(undone).toMatchObject({ status: 409, body: { code: 'returned' } })
  await change(id, { state: 'refused', note: 'A secret of the shop.' })
  const { body } = await api(`POST /user/${alice.email}/export`, { by: alice })
  const exported: { returns: Return[] }[] = body.purchases
  expect(exported[0]?.returns[0]?.text).toBe('A secret of Alice.')
  await erased(alice)
  const left = (await db.doc(`purchases/${number}`).get()).data()
  expect(JSON.stringify(left)).not.toContain('secret')
  expect(await stockOf(ssd)).toBe(17)
  expect((await kindsTo(alice)).length).toBe(0)
})
