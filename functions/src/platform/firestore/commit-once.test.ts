import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '../../../test/support/people.ts'
import { changeOnce } from './commit-once.ts'
import { grpcCode, outcomeUnknown } from './grpc-codes.ts'

afterEach(() => void vi.restoreAllMocks())

const failure = (code: number | undefined) => Object.assign(new Error(`gRPC ${code}`), { code })

test('a change that runs again after a deletion, and then gets no response, is applied once [API-24]', async () => {
  const counter = db.doc(`counters/${randomUUID()}`)
  const run = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction')
    .mockRejectedValueOnce(failure(grpcCode.notFound))
    .mockImplementationOnce(async (change) => {
      await run(change)
      throw failure(outcomeUnknown[0])
    })
  const result = await changeOnce(db, async (transaction, event) => {
    const count = ((await transaction.get(counter)).get('count') ?? 0) + 1
    transaction.set(counter, { count })
    transaction.create(event, { count })
    return { count, event }
  })
  // It has no type, so it is no event of the shop.
  await result.event.delete()
  expect(result.count).toBe(1)
  expect((await counter.get()).get('count')).toBe(1)
})
