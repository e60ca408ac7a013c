import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreeDelivery } from '../../domains/orders/booking/agree-terms.ts'
import { totalPrice } from '../money.ts'
import { agreeOn, type DeliveryMethod, deliveryMethods, describeDelivery } from './delivery.ts'
import { sumUp } from './purchase-sums.ts'

const parcel = { id: 'parcel', name: 'Parcel', priceCents: 590, days: '1–2' }
const all: DeliveryMethod[] = [
  { ...parcel, countries: ['DE', 'AT'], freeFromCents: 10_000 },
  { ...parcel, id: 'abroad', name: 'Air mail', priceCents: 2500, countries: ['US', 'AT'] },
  { ...parcel, id: 'shop', name: 'Collection', countries: ['DE'], priceCents: 0, collection: true },
]
const idsFor = (country?: string) => deliveryMethods(country, all).map(({ id }) => id)
const recipientIn = (country: string) => ({ name: 'Bea', lines: ['Way 1'], city: 'Linz', country })

test('the methods that serve a country are offered in the order of the settings, and collection without an address [SHIP-1]', () => {
  expect([idsFor('DE'), idsFor('AT'), idsFor('US'), idsFor('FR'), idsFor()]).toEqual([
    ['parcel', 'shop'],
    ['parcel', 'abroad'],
    ['abroad'],
    [],
    ['shop'],
  ])
  const everywhere = all.map((method) => ({ ...method, countries: ['*'] }))
  expect(deliveryMethods('FR', everywhere)).toHaveLength(3)
  expect(['1', '2', '2–4'].map((days) => describeDelivery({ name: 'Parcel', days }))).toEqual([
    'Parcel, 1 day',
    'Parcel, 2 days',
    'Parcel, 2–4 days',
  ])
})

test('an order gets the first method that serves it, or the chosen one, for the price that the buyer saw [SHIP-1]', () => {
  const agree = (choice: Parameters<typeof agreeDelivery>[0], goods = 5000) =>
    agreeDelivery(choice, goods, all)
  const [at, fr] = [recipientIn('AT'), recipientIn('FR')]
  expect(agree({ recipient: at })).toEqual({ ...parcel, id: undefined, method: 'parcel' })
  expect(agree({ recipient: at, delivery: 'abroad' })).toMatchObject({ priceCents: 2500 })
  expect(agree({})).toMatchObject({ method: 'shop', priceCents: 0 })
  expect(agree({ recipient: at, expectedDeliveryCents: 590 })).toMatchObject({ priceCents: 590 })
  expect(agree({ recipient: at, expectedDeliveryCents: 590 }, 10_000)).toMatchObject({
    status: 409,
    code: 'delivery-changed',
    details: { fields: [{ path: 'expectedDeliveryCents', price: 0 }] },
  })
  expect(agree({ recipient: at, delivery: 'shop' })).toMatchObject({
    status: 400,
    message: 'To this address we offer: Parcel or Air mail.',
  })
  expect(agree({ recipient: fr })).toMatchObject({
    status: 400,
    code: 'country-not-served',
    message: 'We do not deliver to France. Please choose another address.',
  })
  expect(agreeDelivery({}, 5000, all.slice(0, 2))).toMatchObject({ code: 'recipient-required' })
})

const line = fc.record({
  price: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 200 }),
})

test('delivery is free from the limit on, whatever the lines are, and the sum to pay is goods and delivery [SHIP-2]', () => {
  const limits = fc.record({ priceCents: fc.nat(5000), freeFromCents: fc.nat(2_000_000) })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1 }),
      limits,
      (lines, { priceCents, freeFromCents }) => {
        // A recount in whole hundredths, piece by piece.
        const goods = lines.reduce(
          (sum, line) => sum + Math.round(line.price * 100) * line.quantity,
          0,
        )
        const shown = lines.map(({ price, quantity }) =>
          Math.round(totalPrice(price, quantity) * 100),
        )
        const totalCents = shown.reduce((sum, cents) => sum + cents, 0)
        expect(totalCents).toBe(goods)
        const method = { ...parcel, countries: ['DE'], priceCents, freeFromCents }
        const delivery = agreeOn(method, totalCents)
        const tax = { country: 'DE', percent: 19 }
        expect(delivery.priceCents).toBe(goods < freeFromCents ? priceCents : 0)
        const sold = { totalCents, status: 'pending', delivery, tax } as const
        expect(sumUp(sold).grossCents).toBe(goods + delivery.priceCents)
        // Of a cancelled purchase nothing is due.
        expect(sumUp({ ...sold, totalCents: 0, status: 'cancelled' }).grossCents).toBe(0)
      },
    ),
  )
})
