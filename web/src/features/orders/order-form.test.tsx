import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderForm } from './order-form.tsx'

const buyer = { email: 'bea@example.com', name: 'Bea Buyer' }

function showForm(product = aProduct(), by = buyer) {
  const onBooked = vi.fn()
  show(<OrderForm product={product} buyer={by} onBooked={onBooked} />)
  return onBooked
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm order' })

async function order(quantity: string) {
  await userEvent.clear(field())
  await userEvent.type(field(), quantity)
  await userEvent.click(button())
}

test.each([
  ['4', 'please order Minimum 5 piece'],
  ['21', 'please order Maximum 20 piece'],
])('%s pieces are refused until the quantity is edited [BUY-2, BUY-3]', async (typed, words) => {
  const asked = fakeApi({})
  showForm()
  await order(typed)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(button().disabled).toBe(true)
  await userEvent.type(field(), '{Backspace}')
  expect(button().disabled).toBe(false)
  expect(asked).toEqual([])
})

test('an order contains what the buyer sees [BUY-4]', async () => {
  const asked = fakeApi({ 'POST /api/orders': () => Response.json({ insertedId: 'o1' }) })
  const onBooked = showForm()
  await order('6')
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await asked[0]?.json()).toEqual({
    productId: 'test-ssd-1tb',
    product: 'Test SSD 1TB',
    name: 'Bea Buyer',
    email: 'bea@example.com',
    price: 80.5,
    quantity: 6,
    totalPrice: 483,
    status: 'pending',
    paid: false,
  })
})

test('a name of the identity provider is sent in the shop’s format [FIX-10]', async () => {
  const asked = fakeApi({ 'POST /api/orders': () => Response.json({ insertedId: 'o1' }) })
  const onBooked = showForm(aProduct(), { ...buyer, name: `\ud83d${'a'.repeat(300)}` })
  await order('6')
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await asked[0]?.json()).toMatchObject({ name: `\ufffd${'a'.repeat(199)}` })
})

test('stock that shrank meanwhile is reported with the shop’s message [BUY-5]', async () => {
  fakeApi({
    'POST /api/orders': () => refuse(409, 'above-stock', 'please order Maximum 7 piece'),
  })
  const onBooked = showForm()
  await order('10')
  expect(await screen.findByText('please order Maximum 7 piece')).toBeTruthy()
  expect(button().disabled).toBe(true)
  expect(onBooked).not.toHaveBeenCalled()
})

test('a product with stock below its minimum order is sold out [BUY-7]', () => {
  showForm(aProduct({ available_quantity: 4 }))
  expect(screen.getByText(/Sold out/)).toBeTruthy()
  const confirm = screen.getByRole('button', { name: 'Confirm order' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
})
