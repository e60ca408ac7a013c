import { howToPay } from '@tech-house/api/contract/orders/payable'
import { currencyPrefix } from '@tech-house/api/parts/currency-format'
import { formatPrice } from '@tech-house/api/parts/format-number'
import * as shop from '@tech-house/shop'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textsOf } from '#shared/testing/queries.ts'
import { anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Documents } from './documents.tsx'

const hidden = { hidden: true }
const numbered = { purchase: '7K4M9QXT' }
const lines = [
  anOrder({
    ...numbered,
    _id: 'a',
    product: 'Fan',
    partNumbers: ['F-1', 'F-2'],
    price: 10,
    quantity: 3,
    totalPrice: 30,
  }),
  anOrder({ ...numbered, _id: 'b', product: 'Pump', price: 100, quantity: 1, totalPrice: 100 }),
  { ...anOrder({ ...numbered, _id: 'c', product: 'Case' }), status: 'cancelled' as const },
]
const recipient = {
  name: 'Carlos Mendes',
  company: 'Mendes Render',
  vatNumber: 'DE123456789',
  lines: ['Lindenstraße 12'],
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
}
const purchase = aPurchase({
  lines,
  totalCents: 13_000,
  delivery: { method: 'parcel', name: 'Parcel', days: '2–4', priceCents: 590 },
  tax: { country: 'DE', percent: 19 },
  sums: { deliveryCents: 590, netCents: 11_420, taxCents: 2170, grossCents: 13_590 },
  recipient,
  reference: 'PO-4711',
  message: 'Please ring twice.',
})
const facts = ['7K4M-9QXT', 'Nov 1, 2026', 'PO-4711']

/** The sheet with this name: its addresses, the facts of its head and its foot, and its rows. */
function readSheet(name: string) {
  const sheet = screen.getByRole('region', { name, ...hidden })
  const all = within(sheet)
  return {
    text: sheet.textContent,
    addresses: textsOf(all.getAllByRole('group', hidden)),
    facts: textsOf(all.getAllByRole('definition', hidden)),
    rows: textsOf(all.getAllByRole('row', hidden)),
  }
}

test.each([
  ['invoice', 'Invoice'],
  ['confirmation', 'Order confirmation'],
] as const)(
  'the %s has both addresses, the lines that are left with their part numbers, their sum, the delivery, the stored tax and how to pay [PURCH-6, SHIP-2, TAX-1]',
  (kind, title) => {
    show(<Documents kind={kind} purchases={[purchase]} />)
    const sheet = readSheet(`${title} of 7K4M-9QXT`)
    expect(sheet.addresses).toEqual([
      shop.legalLines.slice(1).join('\n'),
      expect.stringMatching(/^Carlos Mendes\nMendes Render\nLindenstraße 12\n10969 Berlin/),
    ])
    expect(sheet.facts.slice(0, 8)).toEqual([
      ...[...facts, 'DE123456789', 'not paid'],
      ...[formatPrice(135.9), formatPrice(130), `Parcel, ${formatPrice(5.9)}`],
    ])
    expect(sheet.rows).toEqual([
      'QuantityProductPriceTotal',
      `3FanPart number: F-1, F-2${formatPrice(10)}${formatPrice(30)}`,
      `1Pump${formatPrice(100)}${formatPrice(100)}`,
    ])
    expect(sheet.text).toContain(shop.legalLines[0])
    expect(sheet.text).toContain(`Net${formatPrice(114.2)}of which 19 % tax${formatPrice(21.7)}`)
    expect(sheet.text).toContain(howToPay(purchase))
    expect(sheet.text.includes('Please ring twice.')).toBe(kind === 'confirmation')
  },
)

test('a packing slip has what waits and is not withdrawn, with a box to tick, part numbers, reference and message, and no price [PURCH-6, BACK-1]', () => {
  const [fan, pump] = lines
  if (!fan || !pump) throw new Error('There are lines')
  const more = [
    { ...fan, quantity: 4, deliveredPieces: 1, withdrawnPieces: 1 },
    { ...pump, status: 'delivered' as const, withdrawnPieces: 1 },
  ]
  show(<Documents kind="slip" purchases={[aPurchase({ ...purchase, lines: more })]} />)
  const sheet = readSheet('Packing slip of 7K4M-9QXT')
  expect(sheet.rows).toEqual([
    'QuantityProductPacked',
    '2FanPart number: F-1, F-21 withdrawn: do not pack',
  ])
  expect(sheet.facts).toEqual([...facts, '2'])
  expect(sheet.text).toContain('Please ring twice.')
  expect(sheet.text).not.toContain(currencyPrefix)
  expect(sheet.text).not.toMatch(/paid|tax|transfer/)
})

test('an invoice says when it was paid, and no longer how to pay [PAY-1]', () => {
  const payment = { state: 'settled' as const, paidCents: 13_590, paidOn: '2026-11-03' }
  show(<Documents kind="invoice" purchases={[aPurchase({ ...purchase, payment })]} />)
  const { facts, text } = readSheet('Invoice of 7K4M-9QXT')
  expect(facts).toEqual(expect.arrayContaining(['paid', `${formatPrice(135.9)} on Nov 3, 2026`]))
  expect(text).not.toContain('transfer')
})

const parcel = (pieces: number) => ({
  _id: `parcel${pieces}`,
  at: '2026-11-03T10:00:00.000Z',
  carrier: 'DHL',
  trackingNumber: '0034',
  lines: [{ orderId: 'a', pieces, serialNumbers: ['SN1', 'SN2'] }],
})

test('the slip of a parcel has its pieces, serial numbers and tracking number [PURCH-6]', () => {
  show(<Documents kind="slip" purchases={[purchase]} parcel={parcel(2)} />)
  const sheet = readSheet('Packing slip of 7K4M-9QXT')
  expect(sheet.rows[1]).toBe('2FanPart number: F-1, F-2Serial numbers: SN1, SN2')
  expect(sheet.facts).toEqual([...facts, 'Nov 3, 2026', 'DHL', '0034', '2'])
})

test('the slip of a delivered purchase has its last parcel [PURCH-6]', () => {
  const delivered = aPurchase({ ...purchase, status: 'delivered', parcels: [parcel(1), parcel(3)] })
  show(<Documents kind="slip" purchases={[delivered]} />)
  expect(readSheet('Packing slip of 7K4M-9QXT').rows[1]).toMatch(/^3Fan/)
})

test('documents of an export say why it has no tax, and those of a rate of 0 name none [TAX-1]', () => {
  const exempt = 'Export, free of VAT.'
  const sold = aPurchase({ ...purchase, tax: { country: 'CH', percent: 0, exempt } })
  const untaxed = aPurchase({ ...purchase, _id: '8N3PR5WX', tax: { country: 'US', percent: 0 } })
  show(<Documents kind="invoice" purchases={[sold, untaxed]} />)
  expect(readSheet('Invoice of 7K4M-9QXT').text).toContain(`Tax${exempt}`)
  expect(readSheet('Invoice of 8N3P-R5WX').text).not.toMatch(/tax|Net/i)
})
