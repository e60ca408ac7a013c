import {
  agreeOn,
  deliveryMethods,
  describeDelivery,
} from '@tech-house/api/contract/orders/delivery'
import { formatCents } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anAddress, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderForm } from './order-form.tsx'

const buyer = { email: 'bea@example.com', name: 'Bea Buyer' }
const berlin = anAddress()
const office = anAddress({ name: 'Ana Office', city: 'Potsdam' })
const booked = { insertedId: 'o1', purchase: '7K4M9QXT' }
const lost = () => Promise.reject(new TypeError('lost'))

const book = (addresses = [berlin, office], isRequired = false) => ({
  addresses,
  revision: 7,
  isRequired,
})

function showForm(responses: Parameters<typeof fakeApi>[0], product = aProduct()) {
  const onBooked = vi.fn()
  const asked = fakeApi({ 'POST /api/orders': booked, ...responses })
  show(<OrderForm product={product} buyer={buyer} onBooked={onBooked} />)
  const orders = async () =>
    Promise.all(
      asked.filter(({ method }) => method === 'POST').map((request) => request.clone().json()),
    )
  return { asked, orders, onBooked }
}

const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Deliver to' })

test('an order that is pressed while the addresses load waits for them, and goes to the usual one [PURCH-2]', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { orders, onBooked } = showForm({ 'GET /api/addresses': () => promise })
  await press(orderButton)
  expect(await orders()).toEqual([])
  resolve(book())
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await orders()).toEqual([expect.objectContaining({ recipient: berlin })])
})

test('without readable addresses nothing is ordered, and the button tries again [PURCH-2]', async () => {
  let answer: () => object = () => refuse(400, 'no', 'Not now.')
  const { orders, onBooked } = showForm({ 'GET /api/addresses': () => answer() })
  await press(orderButton)
  const text = 'Your addresses could not be read, so nothing was ordered. Not now.'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await orders()).toEqual([])
  answer = book
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
})

test('the buyer chooses address, reference and message, and a lost order is sent again with them [PURCH-2]', async () => {
  const answers = [lost, () => booked]
  const { asked, orders, onBooked } = showForm({
    'GET /api/addresses': book(),
    'POST /api/orders': () => (answers.shift() ?? lost)(),
  })
  await screen.findByRole('option', { name: 'Ana Office, Potsdam, Lindenstraße 12' })
  await userEvent.selectOptions(choice(), 'Ana Office, Potsdam, Lindenstraße 12')
  await userEvent.click(screen.getByText('Reference and message'))
  await userEvent.type(await screen.findByLabelText('Your reference'), '4711')
  await userEvent.type(screen.getByLabelText('Message to the shop'), 'Ring twice')
  await press(orderButton)
  await screen.findByText(/We could not confirm whether your order was booked/)
  expect(screen.queryByRole('combobox', { name: 'Deliver to' })).toBeNull()
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  const fields = { recipient: office, reference: '4711', message: 'Ring twice' }
  const [first, again] = await orders()
  expect(first).toMatchObject(fields)
  expect(again).toEqual(first)
  const keys = asked.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean)
  expect(new Set(keys).size).toBe(1)
})

test('collection in the shop orders without a recipient [PURCH-2]', async () => {
  const { orders, onBooked } = showForm({ 'GET /api/addresses': book() })
  await screen.findByRole('option', { name: 'Collection in the shop' })
  await userEvent.selectOptions(choice(), 'Collection in the shop')
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await orders()).toEqual([expect.not.objectContaining({ recipient: berlin })])
})

/** Fills in the dialog of a new address, and saves it. */
async function enterAddress() {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findAllByText('Please fill this in')).toHaveLength(4)
  await userEvent.type(dialog.getByLabelText('Name'), berlin.name)
  await userEvent.type(dialog.getByLabelText('Street and number'), 'Lindenstraße 12')
  await userEvent.type(dialog.getByLabelText(/^Postal code/), '10969')
  await userEvent.type(dialog.getByLabelText('City'), 'Berlin')
  await userEvent.type(dialog.getByLabelText('Country'), 'germany')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

test('a shop that needs a recipient asks for it, keeps it in the profile and sends the order there [PURCH-2]', async () => {
  let stored = book([], true)
  const { asked, orders, onBooked } = showForm({
    'GET /api/addresses': () => stored,
    'PUT /api/addresses': () => {
      stored = book([berlin], true)
      return { modifiedCount: 1, revision: 8 }
    },
    'POST /api/orders': async (request) =>
      (await request.json()).recipient
        ? booked
        : refuse(400, 'recipient-required', 'Please say where we send this.'),
  })
  await press(orderButton)
  await enterAddress()
  await waitFor(() => expect(choice().selectedOptions[0]?.text).toMatch(/^Carlos Mendes, Berlin/))
  const put = asked.find(({ method }) => method === 'PUT')
  expect(await put?.json()).toEqual({ addresses: [berlin] })
  expect(put?.headers.get('if-match')).toBe('"7"')
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect((await orders()).at(-1)).toMatchObject({ recipient: berlin })
})

test('a profile with ten addresses takes no other one, but this order goes there [PURCH-2]', async () => {
  const ten = Array.from({ length: 10 }, (_, n) => anAddress({ name: `Office ${n}` }))
  const { asked, orders, onBooked } = showForm({
    'GET /api/addresses': book(ten),
    'PUT /api/addresses': { modifiedCount: 0, revision: 7 },
  })
  await screen.findByRole('option', { name: /^Office 9/ })
  await userEvent.selectOptions(choice(), 'Another address…')
  await enterAddress()
  await screen.findByRole('option', { name: /^Carlos Mendes/ })
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await asked.find(({ method }) => method === 'PUT')?.json()).toEqual({ addresses: ten })
  expect(await orders()).toEqual([expect.objectContaining({ recipient: berlin })])
})

const cheap = aProduct({ price: 5, minimum_order: 1, available_quantity: 1000 })
const boston = anAddress({ name: 'Bob Boston', city: 'Boston', country: 'US' })
const [parcel] = deliveryMethods(berlin.country)
if (!parcel) throw new Error('The shop sends parcels to Berlin')
const { priceCents, freeFromCents = 0 } = parcel

/** What stands beside the button for goods for so much. */
const inSight = (goods: number, delivery: number) =>
  `${describeDelivery(parcel)}: ${formatCents(delivery)}. To pay: ${formatCents(goods + delivery)}`

const delivery = () => document.querySelector('.delivery [aria-live]')?.textContent

test('method, days, price and the sum to pay stand beside the button, change with quantity, address and method, and are sent by one press [SHIP-1, SHIP-2]', async () => {
  const { orders, onBooked } = showForm({ 'GET /api/addresses': book([berlin, boston]) }, cheap)
  await waitFor(() => expect(delivery()).toBe(inSight(500, priceCents)))
  const quantity = screen.getByLabelText(/^Quantity/)
  await retype(quantity, String(freeFromCents / 500 - 1))
  expect(delivery()).toBe(inSight(freeFromCents - 500, priceCents))
  await retype(quantity, String(freeFromCents / 500))
  expect(delivery()).toBe(inSight(freeFromCents, 0))
  await retype(quantity, '1')
  await userEvent.selectOptions(choice(), 'Bob Boston, Boston, Lindenstraße 12')
  const [, other] = deliveryMethods('US')
  if (!other) throw new Error('The shop has another method for its own country')
  const methods = screen.getByRole('combobox', { name: 'Delivery' })
  await userEvent.selectOptions(methods, describeDelivery(other))
  const agreed = agreeOn(other, 500)
  expect(delivery()).toBe(
    `Delivery: ${formatCents(agreed.priceCents)}. To pay: ${formatCents(500 + agreed.priceCents)}`,
  )
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  const sent = { delivery: other.id, expectedDeliveryCents: agreed.priceCents }
  expect(await orders()).toEqual([expect.objectContaining(sent)])
})

test('a price of delivery that the shop has changed is shown, and ordered by the next press [SHIP-1]', async () => {
  const message = 'Delivery now costs more. Please check the sum and confirm again.'
  const { orders, onBooked } = showForm(
    {
      'GET /api/addresses': book([berlin]),
      'POST /api/orders': async (request) => {
        const field = {
          path: 'expectedDeliveryCents',
          message,
          code: 'delivery-changed',
          price: 12,
        }
        const { expectedDeliveryCents } = await request.json()
        if (expectedDeliveryCents === 1200) return booked
        return refuse(409, 'delivery-changed', message, [field])
      },
    },
    cheap,
  )
  await waitFor(() => expect(delivery()).toBe(inSight(500, priceCents)))
  await press(orderButton)
  await waitFor(() => expect(delivery()).toBe(inSight(500, 1200)))
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  const sent = (await orders()).map(({ expectedDeliveryCents }) => expectedDeliveryCents)
  expect(sent).toEqual([priceCents, 1200])
})

test('a price of delivery that was not in sight at the press is shown instead of ordered [SHIP-1]', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { orders, onBooked } = showForm({ 'GET /api/addresses': () => promise }, cheap)
  await press(orderButton)
  resolve(book())
  const text = `Delivery costs ${formatCents(priceCents)}. Please check the sum and confirm again.`
  expect(await screen.findByText(text)).toBeTruthy()
  expect(delivery()).toBe(inSight(500, priceCents))
  expect(await orders()).toEqual([])
  await press(orderButton)
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
})
