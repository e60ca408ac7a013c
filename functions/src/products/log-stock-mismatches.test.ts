import { expect, test } from 'vitest'
import { logStockMismatches } from './log-stock-mismatches.ts'

test('a stock that does not add up is an error in the log, which names the products [API-24]', async () => {
  const log: object[] = []
  const mismatch = { productId: 'ssd', recorded: 5, available: 4 }
  await logStockMismatches(
    async () => Array(80).fill(mismatch),
    (entry) => log.push(entry),
  )
  expect(log).toEqual([
    {
      severity: 'ERROR',
      message: 'Products whose stock is not what their events add up to: 80',
      mismatches: Array(50).fill(mismatch),
    },
  ])
})

test('a stock that adds up is no error', async () => {
  const log: object[] = []
  await logStockMismatches(
    async () => [],
    (entry) => log.push(entry),
  )
  expect(log).toMatchObject([{ severity: 'INFO' }])
})

test('a check that cannot be made fails, so that Cloud Scheduler reports it', async () => {
  const away = async () => {
    throw new Error('away')
  }
  await expect(logStockMismatches(away)).rejects.toThrow('away')
})
