import { expect, test } from 'vitest'
import orders from '../../emulator-data/orders.json' with { type: 'json' }
import purchases from '../../emulator-data/purchases.json' with { type: 'json' }
import users from '../../emulator-data/users.json' with { type: 'json' }
import { addressesOf, newParcel, seedPurchase } from './seed-purchases.ts'

test('each seeded customer has an address, in at least twelve countries [PURCH-2]', () => {
  const customers = users.filter(({ role }) => role === 'customer')
  const countries = customers.map(({ email }) => addressesOf(email)[0]?.country ?? '')
  expect(countries.every(Boolean)).toBe(true)
  expect(new Set(countries).size).toBeGreaterThanOrEqual(12)
})

test.each(Object.keys(purchases))(
  'the purchase %s fits the contract, and its parcels have pieces that were ordered [PURCH-2, PURCH-4]',
  (name) => {
    const lines = orders.filter(({ purchase }) => purchase === name)
    const { parcels, fields } = seedPurchase(name, lines[0]?.email ?? '')
    expect(fields.recipient).toBeDefined()
    const orderOf = new Map(lines.map(({ product }, index) => [product, `${index}`]))
    for (const { lines: packed } of parcels.map((parcel) => newParcel(parcel, orderOf))) {
      for (const { orderId, pieces, serialNumbers = [] } of packed) {
        const ordered = lines[Number(orderId)]?.quantity ?? 0
        expect(pieces).toBeLessThanOrEqual(ordered)
        expect([0, pieces]).toContain(serialNumbers.length)
      }
    }
  },
)
