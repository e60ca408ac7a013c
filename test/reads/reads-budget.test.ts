import { expect, test } from 'vitest'
import { budget } from './budget.ts'

test.each(budget)('$what costs at most $most.reads reads and $most.writes writes', async (line) => {
  const spent = await line.spend()
  expect(spent.reads).toBeLessThanOrEqual(line.most.reads)
  expect(spent.writes).toBeLessThanOrEqual(line.most.writes)
})
