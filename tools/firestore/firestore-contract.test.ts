import { deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldPath, FieldValue, initializeFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, describe, expect, test } from 'vitest'
import { createProcesses } from '../process/processes.ts'
import { emulatorEnv } from '../project.ts'
import { findOfficialFirestore } from './official-firestore.ts'
import { startFirestore } from './start-firestore.ts'

const processes = createProcesses()
const official = findOfficialFirestore()
const choices = [
  { kind: 'embedded' as const },
  ...(official ? [{ kind: 'official' as const, official }] : []),
]
const firestores = await Promise.all(
  choices.map(async (choice) => {
    const { host } = await startFirestore(processes, choice)
    Object.assign(process.env, emulatorEnv(host))
    const app = initializeApp({ projectId: 'demo-tech-house' }, choice.kind)
    return { kind: choice.kind, app, db: initializeFirestore(app) }
  }),
)

afterAll(async () => {
  await Promise.all(firestores.map(({ app }) => deleteApp(app)))
  await processes.stopAll()
})

/** What the API needs from Firestore, and the two local ones might do differently. */
describe.each(firestores)('the $kind Firestore', ({ db }) => {
  test('merges fields and increments, and removes a field', async () => {
    const day = db.doc('merge/day')
    const sold = { orders: FieldValue.increment(1), products: { ssd: FieldValue.increment(3) } }
    await day.set(sold, { merge: true })
    await day.set({ ...sold, note: 'x' }, { merge: true })
    await day.update({ note: FieldValue.delete() })
    expect((await day.get()).data()).toEqual({ orders: 2, products: { ssd: 6 } })
  })

  test('refuses to create a document twice or update a missing one, with the batch around it', async () => {
    await db.doc('twice/a').create({ n: 1 })
    const batch = db.batch().set(db.doc('twice/b'), { n: 2 }).create(db.doc('twice/a'), { n: 3 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 6 })
    expect((await db.doc('twice/b').get()).exists).toBe(false)
    await expect(db.doc('twice/c').update({ n: 1 })).rejects.toMatchObject({ code: 5 })
  })

  test('refuses a batch whose document was changed or deleted since it was read', async () => {
    const [product, order] = [db.doc('changed/product'), db.doc('changed/order')]
    await product.set({ stock: 5 })
    const { updateTime } = await product.get()
    const book = () =>
      db
        .batch()
        .update(product, { stock: 4 }, updateTime ? { lastUpdateTime: updateTime } : {})
        .create(order, {})
        .commit()
    await product.update({ stock: 3 })
    await expect(book()).rejects.toMatchObject({ code: 9 })
    await product.delete()
    await expect(book()).rejects.toMatchObject({ code: 9 })
    expect((await order.get()).exists).toBe(false)
  })

  test('filters, sorts, limits, selects and counts', async () => {
    const parts = db.collection('parts')
    const batch = db.batch()
    for (const n of [1, 2, 3, 4, 5, 6])
      batch.set(parts.doc(`p${n}`), { n, type: n % 2 ? 'odd' : 'even' })
    await batch.commit()

    const even = parts.where('type', '==', 'even').orderBy('n', 'desc')
    const first = await even.limit(2).get()
    expect(idsOf(first)).toEqual(['p6', 'p4'])
    expect(idsOf(await even.startAfter(first.docs[1]).get())).toEqual(['p2'])
    expect(idsOf(await parts.where('n', 'in', [1, 3, 4]).where('type', '==', 'odd').get())).toEqual(
      ['p1', 'p3'],
    )
    expect(idsOf(await parts.where(FieldPath.documentId(), '==', 'p2').get())).toEqual(['p2'])
    expect(idsOf(await parts.where('type', '>=', 'e').where('type', '<', 'f').get())).toHaveLength(
      3,
    )
    const [selected] = (await parts.orderBy('n').select('n').get()).docs
    expect(selected?.data()).toEqual({ n: 1 })
    expect((await parts.where('n', '>', 2).count().get()).data().count).toBe(4)
  })

  test('pages by a time with microseconds and the id, also of equal times', async () => {
    const events = db.collection('paged')
    const at = (microseconds: number) => new Timestamp(1_700_000_000, microseconds * 1000)
    const batch = db.batch()
    for (const [id, time] of Object.entries({ a: 1, b: 1, c: 2, d: 3, __: 2 }))
      batch.set(events.doc(id), { at: at(time) })
    batch.set(events.doc('number'), { at: 5 })
    await batch.commit()
    const newest = events.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc')
    expect(idsOf(await newest.get())).toEqual(['d', 'c', '__', 'b', 'a', 'number'])
    expect(idsOf(await newest.startAfter(at(2), 'c').limit(2).get())).toEqual(['__', 'b'])
    expect(idsOf(await newest.startAfter(at(1), 'b').get())).toEqual(['a', 'number'])
    expect(idsOf(await events.where('at', '>=', at(2)).get())).toEqual(['__', 'c', 'd'])
  })

  test('gives the documents of one commit one server time', async () => {
    const time = FieldValue.serverTimestamp()
    const [one, other] = [db.doc('stamped/one'), db.doc('stamped/other')]
    await db.batch().create(one, { time }).create(other, { time }).commit()
    const [first, second] = await db.getAll(one, other)
    expect(first?.get('time')).toEqual(second?.get('time'))
    expect(first?.updateTime).toEqual(second?.updateTime)
  })

  test('sells the last piece once to two buyers at once [API-7]', async () => {
    const product = db.doc('contention/product')
    await product.set({ stock: 1 })
    const buy = (buyer: string) =>
      db.runTransaction(async (transaction) => {
        const stock = (await transaction.get(product)).get('stock')
        if (stock < 1) return false
        transaction.update(product, { stock: stock - 1 }).create(db.doc(`contention/${buyer}`), {})
        return true
      })
    expect((await Promise.all([buy('alice'), buy('bob')])).filter(Boolean)).toHaveLength(1)
    expect((await product.get()).get('stock')).toBe(0)
    expect((await db.collection('contention').get()).size).toBe(2)
  })

  test('writes nothing of a transaction that throws, and does not block the next one', async () => {
    const product = db.doc('thrown/product')
    await product.set({ stock: 1 })
    const transact = (sell: boolean) =>
      db.runTransaction(async (transaction) => {
        const stock = (await transaction.get(product)).get('stock')
        if (!sell) return stock
        transaction.update(product, { stock: 0 })
        throw new Error('changed my mind')
      })
    await expect(transact(true)).rejects.toThrow('changed my mind')
    expect(await transact(false)).toBe(1)
  })

  test('reads documents and queries in one read-only transaction', async () => {
    await db.doc('read/a').set({ n: 1 })
    const read = await db.runTransaction(
      async (transaction) => {
        const { docs } = await transaction.get(db.collection('read').where('n', '==', 1))
        const [a, none] = await transaction.getAll(db.doc('read/a'), db.doc('read/b'))
        return [docs.length, a?.data(), none?.exists]
      },
      { readOnly: true },
    )
    expect(read).toEqual([1, { n: 1 }, false])
  })

  test.each(['__x__', '__proto__'])('refuses the reserved id %s', async (id) => {
    await expect(db.doc(`reserved/${id}`).set({})).rejects.toMatchObject({ code: 3 })
  })
})

const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id)
