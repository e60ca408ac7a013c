import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { textsOf } from '#shared/testing/queries.ts'
import { anOrder } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PrintOrders } from './print-orders.tsx'

const eve = { name: 'Eve Other', email: 'eve@example.com' }
const orders = [
  anOrder({ _id: 'order3', product: 'Fan', quantity: 2, purchase: '7K4M9QXT' }),
  anOrder({ _id: 'order2', product: 'Case', quantity: 1, ...eve }),
  anOrder({ _id: 'order1' }),
]

const sheets = (name: RegExp) => screen.getAllByRole('region', { name, hidden: true })

test('each buyer gets one packing slip with all lines and no prices [STAFF-7]', () => {
  show(<PrintOrders orders={orders} kind="slip" />)
  const [bea, other, ...more] = sheets(/^Packing slip of/)
  if (!bea || !other || more.length > 0) throw new Error('There are two buyers')
  expect(textsOf(within(bea).getAllByRole('row', { hidden: true }))).toEqual([
    'QuantityProductPurchaseOrdered',
    '5Test SSD 1TBorder1Nov 1, 2026',
    '2Fan7K4M-9QXTNov 1, 2026',
  ])
  expect(bea.textContent).toContain('To Bea Buyer, bea@example.com')
  expect(bea.textContent).toContain('2 orders, 7 pieces')
  expect(other.textContent).toContain('1 order, 1 piece')
  expect(document.body.textContent).not.toContain('$')
})

test('orders of deleted accounts are not in one parcel [STAFF-7, ACC-2]', () => {
  const nobody = { name: 'Deleted account', email: '' }
  const ofNobody = ['order4', 'order5'].map((_id) => anOrder({ _id, ...nobody }))
  show(<PrintOrders orders={ofNobody} kind="slip" />)
  expect(sheets(/^Packing slip of Deleted account$/)).toHaveLength(2)
})

test('each purchase has one invoice with all its lines and their sum [STAFF-7, PURCH-1]', () => {
  const more = anOrder({ _id: 'order4', product: 'Pump', purchase: '7K4M9QXT' })
  show(<PrintOrders orders={[...orders, more]} kind="invoice" />)
  const [invoice, ...others] = sheets(/^Invoice of/)
  expect(others).toHaveLength(2)
  if (!invoice) throw new Error('There is an invoice')
  expect(textsOf(within(invoice).getAllByRole('row', { hidden: true }))).toEqual([
    'QuantityProductPriceTotal',
    '2Fan$80.50$402.50',
    '5Pump$80.50$402.50',
  ])
  expect(invoice.textContent).toContain('Total$805.00')
})
