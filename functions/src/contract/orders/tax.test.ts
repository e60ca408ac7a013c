import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumUp } from './purchase-sums.ts'
import { Recipient } from './recipient.ts'
import { includedTax, type TaxSettings, taxAt } from './tax.ts'

const settings: TaxSettings = {
  origin: 'DE',
  mode: 'destination',
  rates: {
    DE: [
      { from: '2021-01-01', percent: 19 },
      { from: '2020-07-01', percent: 16 },
    ],
    AT: [{ from: '2020-01-01T00:00+01:00', percent: 20 }],
    GB: 'none',
  },
  exportText: 'Export, free of VAT.',
}
const at = (country: string | undefined, time: string, special: Partial<TaxSettings> = {}) =>
  taxAt(country, Date.parse(time), { ...settings, ...special })

test('the rate is that of the country and the day, of the buyer or of the shop, and exports have none [TAX-1]', () => {
  const exempt = { country: 'GB', percent: 0, exempt: 'Export, free of VAT.' }
  expect(at('DE', '2021-01-01')).toEqual({ country: 'DE', percent: 19 })
  expect(at('DE', '2020-12-31T23:59:59Z')).toEqual({ country: 'DE', percent: 16 })
  expect(at('AT', '2019-12-31T23:00:00Z')).toEqual({ country: 'AT', percent: 20 })
  expect(at('AT', '2026-01-01', { mode: 'origin' })).toEqual({ country: 'AT', percent: 19 })
  expect(at(undefined, '2026-01-01')).toEqual({ country: 'DE', percent: 19 })
  for (const mode of ['origin', 'destination'] as const) {
    expect(at('GB', '2026-01-01', { mode })).toEqual(exempt)
    expect(at('FR', '2026-01-01', { mode })).toBeUndefined()
    expect(at('DE', '2020-01-01', { mode })).toBeUndefined()
  }
  const rates = { ...settings.rates, '*': 'none' } as const
  expect(at('FR', '2026-01-01', { rates })).toEqual({ ...exempt, country: 'FR' })
})

test.each([
  [13_000, 19, 2076],
  [10_810, 8.1, 810],
  [13_000, 0, 0],
  [103, 6, 6],
  // Half a hundredth.
  [21, 5, 1],
  [63, 20, 11],
  [9_007_199_254_740_991, 19, 1_438_124_250_756_965],
])('%i cents contain, at %f percent, a tax of %i [PURCH-6, TAX-1]', (cents, percent, tax) => {
  expect(includedTax(cents, percent)).toBe(tax)
})

const amount = fc.nat(100_000_000)

test('net and tax of goods and delivery are integers that add up to the sum, within half a hundredth of the rate [TAX-1]', () => {
  fc.assert(
    fc.property(amount, amount, fc.nat(9999), (totalCents, priceCents, hundredths) => {
      const percent = hundredths / 100
      const delivery = { method: 'parcel', name: 'Parcel', days: '2', priceCents }
      const tax = { country: 'DE', percent }
      const sums = sumUp({ totalCents, status: 'pending', delivery, tax })
      // A recount in fractions: tax / gross = rate / (100 + rate).
      const gross = BigInt(totalCents + priceCents)
      const [rate, whole] = [BigInt(hundredths), BigInt(10_000 + hundredths)]
      const remainder = BigInt(sums.taxCents) * whole - gross * rate
      expect(2n * remainder).toBeGreaterThan(-whole)
      expect(2n * remainder).toBeLessThanOrEqual(whole)
      expect(sums.netCents + sums.taxCents).toBe(sums.grossCents)
      expect(sums.grossCents).toBe(Number(gross))
    }),
  )
})

const numberOf = (vatNumber: string) =>
  Recipient.safeParse({ name: 'A', lines: ['B'], city: 'C', country: 'DE', vatNumber })

test('a VAT number has the shape of the country of its letters, whatever stands between its digits [TAX-1]', () => {
  const right = ['de 123.456.789', 'ATU12345678', 'NL123456789B01', 'CHE-123.456.789 MWST']
  expect(right.map((text) => numberOf(text).data?.vatNumber)).toEqual([
    'DE123456789',
    'ATU12345678',
    'NL123456789B01',
    'CHE123456789MWST',
  ])
  expect(numberOf('AU51824753556').success).toBe(true)
  for (const wrong of ['DE12345678', 'ATU1234567X', '123456789', 'NL123456789', 'XX', 'ÄÖ1234']) {
    expect([wrong, numberOf(wrong).success]).toEqual([wrong, false])
  }
  expect(numberOf('DE1').error?.issues[0]?.message).toBe('A VAT number has the form DE999999999')
})
