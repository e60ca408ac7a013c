import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { tester } from '../../../test/support/people.ts'
import { EventLog } from './event-log.ts'
import { EventReader } from './event-reader.ts'

const db = emptyDatabase()
const events = new EventLog(db)

beforeEach(async () => {
  for (const name of ['events', 'eventReaders']) await db.recursiveDelete(db.collection(name))
})

/** Commits events about these products at once; returns their names. */
async function commit(...products: string[]): Promise<string[]> {
  const added = products.map((product) => ({
    document: db.collection('events').doc(),
    event: {
      type: 'product-added',
      by: tester,
      subject: `products/${product}`,
      after: { product },
    } as const,
  }))
  await events.commit(db.batch(), added)
  return products
}

/** A reader of added products, which fails at the given ones. */
function aReader({ minAgeMs = 0, failing = [] as string[] } = {}) {
  const handled: string[] = []
  const reader = new EventReader(db, 'test', {
    types: ['product-added'],
    minAgeMs,
    handle(added) {
      const names = added.map(({ after: { product } }) => product ?? '')
      if (names.some((name) => failing.includes(name))) throw new Error('Cannot read it')
      handled.push(...names)
    },
  })
  return { reader, handled }
}

test('a reader gets the events of its types once, in the order of their commits [STAFF-9]', async () => {
  const { reader, handled } = aReader()
  const names = [...(await commit('a', 'b')), ...(await commit('c'))]
  await events.write(async (_, record) =>
    record({ type: 'account-deleted', by: tester, subject: 'users/x' }),
  )
  expect(await reader.countDue(9)).toBe(4)
  expect(await reader.run()).toBe(4)
  await commit('d')
  // As after a restart.
  const next = aReader()
  expect(await next.reader.run()).toBe(1)
  expect([...handled.slice(0, 2).sort(), ...handled.slice(2), ...next.handled]).toEqual([
    ...names,
    'd',
  ])
})

test('a young event waits, because one with an earlier time may still be committed, and the health check says how long [STAFF-9]', async () => {
  const { reader, handled } = aReader({ minAgeMs: 60_000 })
  await commit('a')
  expect(await reader.run()).toBe(0)
  expect(handled).toEqual([])
  const { docs } = await db.collection('events').get()
  await docs[0]?.ref.update({ at: Timestamp.fromMillis(Date.now() - 90_000) })
  expect(await reader.lagSeconds()).toBeGreaterThanOrEqual(89)
  expect(await reader.run()).toBe(1)
  expect(await reader.lagSeconds()).toBe(0)
})

test('an event at which five runs fail is set aside, and those after it are handled [STAFF-9]', async () => {
  const names = ['a', 'b', 'poison', 'c', 'd']
  for (const name of names) await commit(name)
  const { reader, handled } = aReader({ failing: ['poison'] })
  for (let run = 1; run < 5; run++) {
    await expect(reader.run()).rejects.toThrow('Cannot read it')
    expect(handled).toEqual(['a', 'b'])
  }
  await reader.run()
  expect(handled).toEqual(['a', 'b', 'c', 'd'])
  const { docs } = await reader.position.collection('failed').get()
  expect(docs.map((doc) => doc.data())).toMatchObject([{ error: 'Error: Cannot read it' }])
})

test('concurrent runs commit the writes of each event once [STAFF-9]', async () => {
  const counter = db.doc('eventReaders/count')
  const counting = () =>
    new EventReader(db, 'counting', {
      types: ['product-added'],
      minAgeMs: 0,
      handle(added, batch) {
        for (const { after } of added)
          batch.create(counter.collection('failed').doc(`${after.product}`), {})
      },
    })
  for (let n = 0; n < 30; n++) await commit(`p${n}`)
  await Promise.all(Array.from({ length: 4 }, () => counting().run()))
  expect((await counter.collection('failed').get()).size).toBe(30)
})

test('an event whose writes cannot be committed is set aside, too [STAFF-9]', async () => {
  for (const name of ['a', 'b']) await commit(name)
  const taken = db.doc('eventReaders/taken')
  await taken.set({})
  const reader = new EventReader(db, 'failing', {
    types: ['product-added'],
    minAgeMs: 0,
    handle(added, batch) {
      if (added.some(({ after }) => after.product === 'a')) batch.create(taken, {})
    },
  })
  for (let run = 1; run < 5; run++)
    await expect(reader.run()).rejects.toThrow('cannot be committed')
  expect(await reader.run()).toBe(1)
  expect((await reader.position.collection('failed').get()).size).toBe(1)
})
