import { expect, test } from 'vitest'
import { logStockMismatches } from './log-stock-mismatches.ts'

test('a stock that differs from its events is logged as an error with the product ids [API-24]', async () => {
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

test('a stock that equals its events is not logged as an error', async () => {
  const log: object[] = []
  await logStockMismatches(
    async () => [],
    (entry) => log.push(entry),
  )
  expect(log).toMatchObject([{ severity: 'INFO' }])
})

test('a check that cannot run throws, so that Cloud Scheduler reports it', async () => {
  const away = async () => {
    throw new Error('away')
  }
  await expect(logStockMismatches(away)).rejects.toThrow('away')
})
