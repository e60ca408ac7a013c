import { expect, test, vi } from 'vitest'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { changeOnce } from './commit-once.ts'
import { grpcCode } from './grpc-codes.ts'

test('a change with a key is tried again when its transaction has ended [PURCH-3]', async () => {
  const db = emptyDatabase()
  const document = db.doc('events/changed')
  const ended = Object.assign(new Error('ended'), { code: grpcCode.invalidArgument })
  vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(ended)
  const request = { document, fingerprint: 'same', resultOf: () => 'earlier' }
  expect(await changeOnce(db, async () => 'changed', request)).toBe('changed')
})
