import { howToPay } from '@tech-house/api/contract/orders/payable'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'
import PaymentReference from './payment-reference.tsx'

const read = 'GET /api/purchase/7K4M9QXT'
const write = 'PUT /api/purchase/7K4M9QXT/payment'
const paidOn = '2026-11-03'

/** The page of this purchase, and what is sent of its payment. */
function showPurchase(purchase: Partial<ReturnType<typeof aPurchase>>, role?: 'admin') {
  const asked = fakeApi({
    [read]: aPurchase({ ...purchase, revision: 3 }),
    [write]: { modifiedCount: 1, revision: 4 },
  })
  show(<PurchaseDetails id="7K4M9QXT" />, signedInAs(ada, role))
  return async () => {
    const [request] = asked.filter(({ method }) => method === 'PUT')
    return [request?.headers.get('if-match'), await request?.json()]
  }
}

test('staff mark a purchase as paid: the dialog proposes the sum, and says what less or more means [PAY-1]', async () => {
  const sent = showPurchase({}, 'admin')
  await press('Mark as paid')
  const dialog = within(await screen.findByRole('dialog'))
  const says = () => dialog.getByRole('status').textContent
  expect(says()).toContain(`To pay ${formatPrice(402.5)}: paid.`)
  const amount = dialog.getByRole('textbox', { name: 'Amount, in sum' })
  await retype(amount, '0')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await retype(amount, '500')
  expect(says()).toContain(`: ${formatPrice(97.5)} to refund.`)
  await retype(amount, '400.10')
  expect(says()).toContain(`: partly paid, ${formatPrice(2.4)} open.`)
  await retype(dialog.getByLabelText('Day'), paidOn)
  await answerDialog('Save')
  expect(await screen.findByText('Payment saved')).toBeTruthy()
  expect(await sent()).toEqual(['"3"', { paidCents: 40_010, paidOn }])
})

test('what is to refund is marked as refunded, or its payment undone [PAY-1]', async () => {
  const payment = { state: 'refund' as const, paidCents: 50_000, paidOn }
  const sent = showPurchase({ payment }, 'admin')
  expect(await screen.findAllByText(`${formatPrice(97.5)} to refund`)).toHaveLength(2)
  expect(screen.getAllByText(`${formatPrice(500)} on Nov 3, 2026`)).toHaveLength(2)
  await press('Mark as refunded')
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount, in sum' })
  expect(amount.value).toBe('97.5')
  await answerDialog('Close')
  await press('Change payment')
  await answerDialog('Nothing was paid')
  expect(await screen.findByText('Payment saved')).toBeTruthy()
  expect(await sent()).toEqual(['"3"', {}])
})

test('buyers see their payment and its steps, and cannot change it [PAY-1]', async () => {
  const payment = { state: 'settled' as const, paidCents: 40_250, paidOn }
  const step = {
    type: 'payment-changed' as const,
    at: `${paidOn}T10:00:00.000Z`,
    by: 'shop' as const,
  }
  showPurchase({ payment, timeline: [{ ...step, orderIds: [], payment }] })
  // On the page and on its invoice.
  expect(await screen.findAllByText('paid')).toHaveLength(2)
  expect(textsOf(screen.getAllByRole('listitem'))[0]).toContain(
    `Payment: ${formatPrice(402.5)} on Nov 3, 2026`,
  )
  expect(screen.queryByRole('button', { name: /payment|paid/i })).toBeNull()
})

test('how to pay names reference and amount, until it is paid [PAY-1]', async () => {
  const open = aPurchase()
  expect(howToPay(open, 'Pay {sum}: {number}, {number}.')).toBe(
    `Pay ${formatPrice(402.5)}: 7K4M-9QXT, 7K4M-9QXT.`,
  )
  fakeApi({
    'GET /api/purchase/order1': open,
    [read]: aPurchase({ payment: { state: 'settled', paidCents: 40_250, paidOn } }),
  })
  const { unmount } = show(<PaymentReference id="order1" />, signedInAs(ada))
  expect(await screen.findByText(howToPay(open))).toBeTruthy()
  const facts = () => textsOf(screen.getAllByRole('definition'))
  expect(facts()).toEqual(['7K4M-9QXT', formatPrice(402.5), 'not paid'])
  unmount()
  show(<PaymentReference id="7K4M9QXT" />, signedInAs(ada))
  expect(await screen.findByText('paid')).toBeTruthy()
  expect(facts()).toEqual(['7K4M-9QXT', 'paid'])
})
