import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerDialog, press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { PurchaseDetails } from '../purchase-details.tsx'

const number = '7K4M9QXT'
const lines = [
  anOrder({ _id: 'a', purchase: number, product: 'Part A', quantity: 3, deliveredPieces: 1 }),
  anOrder({ _id: 'b', purchase: number, product: 'Part B', quantity: 2 }),
]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const sent = {
  _id: 'parcel1',
  at: minutesAgo(11),
  lines: [{ orderId: 'a', pieces: 1, serialNumbers: ['SN-1'] }],
  carrier: 'DHL',
  trackingNumber: '0034',
}
const read = `GET /api/purchase/${number}`

test('a buyer sees what each parcel has, and follows it at its carrier [PURCH-4]', async () => {
  const other = { ...sent, _id: 'parcel2', at: minutesAgo(1), carrier: 'Uncle Joe' }
  fakeApi({ [read]: aPurchase({ lines, parcels: [sent, other] }) })
  show(<PurchaseDetails id={number} />, signedInAs(ada))
  const section = await screen.findByRole('region', { name: 'Parcels' })
  expect(section.textContent).toContain('1 × Part A, SN-1')
  expect(section.textContent).toContain('Uncle Joe 0034')
  const links = within(section).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([expect.stringMatching(/dhl.com.*0034/)])
  expect(within(section).queryByRole('button')).toBeNull()
})

test('staff undo a delivery for ten minutes, and read why it is too late [PURCH-4]', async () => {
  const fresh = { ...sent, _id: 'parcel2', at: minutesAgo(9) }
  fakeApi({
    [read]: aPurchase({ lines, parcels: [sent, fresh] }),
    [`DELETE /api/purchase/${number}/parcel/parcel2`]: () =>
      refuse(409, 'too-late', 'A delivery can be undone for ten minutes'),
  })
  show(<PurchaseDetails id={number} />, signedInAs(ada, 'admin'))
  await press('Undo')
  expect(await screen.findByText('A delivery can be undone for ten minutes')).toBeTruthy()
})

test('staff pack a parcel with some pieces, carrier and serial numbers; without a response, it is sent once [PURCH-4, FIX-5]', async () => {
  let isOffline = true
  const asked = fakeApi({
    [read]: aPurchase({ lines }),
    [`POST /api/purchase/${number}/parcels`]: () =>
      isOffline ? Promise.reject(new TypeError('lost')) : { parcel: 'parcel3' },
  })
  show(<PurchaseDetails id={number} />, signedInAs(ada, 'admin'))
  await press('Pack a parcel')
  const pieces = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pieces of Part A' })
  expect(pieces.value).toBe('2')
  await retype(pieces, '3')
  await answerDialog('Deliver')
  expect(await screen.findByText('Enter a number from 0 to 2')).toBeTruthy()
  await retype(pieces, '0')
  await retype(screen.getByRole('textbox', { name: 'Pieces of Part B' }), '0')
  expect(textsOf(await screen.findAllByText('Pack one piece or more'))).toHaveLength(1)
  await retype(pieces, '2')
  await retype(
    screen.getByRole('textbox', { name: 'Serial numbers of Part A' }),
    'SN 2{Enter} SN-3 ',
  )
  await retype(screen.getByRole('combobox', { name: 'Carrier' }), 'UPS')
  await answerDialog('Deliver')
  expect(await screen.findByText(/^We could not confirm whether the parcel/)).toBeTruthy()

  isOffline = false
  await waitFor(() => answerDialog('Deliver'))
  expect(await screen.findByText('Parcel delivered')).toBeTruthy()
  const [first, second] = asked.filter(({ method }) => method === 'POST')
  const expected = { orderId: 'a', pieces: 2, serialNumbers: ['SN 2', 'SN-3'] }
  expect(await second?.json()).toEqual({ carrier: 'UPS', lines: [expected] })
  const key = 'idempotency-key'
  expect(second?.headers.get(key)).toBe(first?.headers.get(key))
})

test('packing what is withdrawn asks with the pieces named [BACK-1]', async () => {
  const withdrawn = lines.map((line) => ({ ...line, withdrawnPieces: 1 }))
  const url = `POST /api/purchase/${number}/parcels`
  const asked = fakeApi({
    [read]: aPurchase({ lines: withdrawn }),
    [url]: () => refuse(409, 'withdrawn', 'The buyer has withdrawn from 1 piece of Part A'),
    [`${url}?includeWithdrawn=1`]: { parcel: 'parcel3' },
  })
  show(<PurchaseDetails id={number} />, signedInAs(ada, 'admin'))
  await press('Pack a parcel')
  const pieces = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pieces of Part A' })
  expect(pieces.value).toBe('1')
  expect(screen.getAllByText('1 of them withdrawn')).toHaveLength(2)
  await retype(pieces, '2')
  await answerDialog('Deliver')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('The buyer has withdrawn from 1 piece of Part A')).toBeTruthy()
  await answerDialog('Deliver all the same')
  expect(await screen.findByText('Parcel delivered')).toBeTruthy()
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
})
