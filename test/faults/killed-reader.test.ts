import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { stockAlertReader } from '../../functions/src/domains/stock-alerts/on-event.ts'
import { StockAlertStore } from '../../functions/src/domains/stock-alerts/stock-alert-store.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { startFirestore } from './support/fault-shop.ts'
import { aProduct } from './support/products.ts'

// Its log has the events of this test only.
const { db, tester } = await startFirestore()
const script = fileURLToPath(new URL('support/dying-process.ts', import.meta.url))

async function dieAfter(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

const mailed = async () =>
  (await db.collection('mail').where('kind', '==', 'back-in-stock').get()).size

test('mails about stock are written once each, although processes die after their commit and before the position of the log moves [MAIL-3]', async () => {
  const reader = stockAlertReader(db, new StockAlertStore(db, new Outbox(db)), 0)
  const products = await Promise.all([1, 2].map(() => aProduct(db, tester, 1)))
  await reader.position.set({ at: Timestamp.now(), eventId: '0' })
  for (const productId of products) {
    const alert = { productId, uid: productId, email: `${productId}@example.com` }
    await db.collection('stockAlerts').add(alert)
  }
  await Promise.all(products.map((productId) => dieAfter(productId)))
  expect(await mailed()).toBe(0)

  await dieAfter()
  expect(await mailed()).toBeGreaterThan(0)
  expect((await reader.position.get()).get('eventId')).toBe('0')

  await reader.run()
  expect(await mailed()).toBe(products.length)
  expect(await reader.countDue(9)).toBe(0)
})
