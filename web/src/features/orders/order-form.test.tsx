import { formatPrice } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { forgetSavedInput } from '#shared/saved-input.ts'
import { press, retype } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { OrderForm } from './order-form.tsx'

const buyer = { email: 'bea@example.com', name: 'Bea Buyer' }

const lost = () => Promise.reject(new TypeError('lost'))
const booked = () => ({ insertedId: 'o1', purchase: '7K4M9QXT' })

/** Answers the first order with the first response, and so on; the last one answers the rest. */
function answerOrders(...answers: (() => object | Promise<object>)[]) {
  return fakeApi({
    'POST /api/orders': () => {
      const [answer = booked] = answers
      if (answers.length > 1) answers.shift()
      return answer()
    },
  })
}

/** Shows the form; `change` shows the product after a refetch. */
function showForm(product = aProduct(), by = buyer) {
  const onBooked = vi.fn()
  let setShown = (_: typeof product) => {}
  function Page() {
    const [shown, setProduct] = useState(product)
    setShown = setProduct
    return <OrderForm product={shown} buyer={by} onBooked={onBooked} />
  }
  show(<Page />)
  return { onBooked, change: (next: typeof product) => act(() => setShown(next)) }
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: orderButton })
const notice = () => screen.queryByText(/We could not confirm whether your order was booked/)

async function order(quantity: string) {
  await retype(field(), quantity)
  await userEvent.click(button())
}

/** Orders six pieces, and waits for the notice that they are unconfirmed. */
async function loseOrder() {
  await order('6')
  await waitFor(() => expect(notice()).toBeTruthy())
}

const sent = async (asked: Request[]) =>
  Promise.all(
    asked.map(async (request) => ({
      key: request.headers.get('idempotency-key'),
      body: await request.clone().json(),
    })),
  )

test.each([
  ['4', 'please order Minimum 5 piece'],
  ['21', 'please order Maximum 20 piece'],
])('%s pieces are refused until the quantity is edited [BUY-2, BUY-3]', async (typed, words) => {
  const asked = fakeApi({})
  showForm()
  await order(typed)
  const toast = within(await screen.findByRole('alert')).getByText(words)
  const bar = toast.closest('.Toastify__toast')?.querySelector('[role=progressbar]')
  expect(bar && getComputedStyle(bar).animationDuration).toBe('1s')
  expect(button().disabled).toBe(true)
  // The toast goes before everybody has read it.
  const described = document.getElementById(`${field().getAttribute('aria-describedby')}`)
  expect(described?.textContent).toBe(words)
  await userEvent.type(field(), '0')
  expect(field().getAttribute('aria-describedby')).toBeNull()
  expect(button().disabled).toBe(false)
  expect(asked).toEqual([])
})

test.each(['', 'two'])(
  'the quantity “%s” says what to enter, until there is a number [BUY-2]',
  async (typed) => {
    showForm()
    await userEvent.clear(field())
    if (typed) await userEvent.type(field(), typed)
    expect(field().getAttribute('aria-describedby')).toBe(
      screen.getByText('Enter how many pieces: at least 5.').id,
    )
    expect(button().disabled).toBe(true)
    await userEvent.clear(field())
    await userEvent.type(field(), '6')
    expect(screen.queryByText(/^Enter how many/)).toBeNull()
    expect(button().disabled).toBe(false)
  },
)

test('an order contains what the buyer sees, and their name in the shop’s format [BUY-4, FIX-10]', async () => {
  const asked = answerOrders(booked)
  const { onBooked } = showForm(aProduct(), { ...buyer, name: `\ud83d${'a'.repeat(300)}` })
  await order('6')
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  expect(await asked[0]?.json()).toEqual({
    productId: 'test-ssd-1tb',
    product: 'Test SSD 1TB',
    name: `\ufffd${'a'.repeat(199)}`,
    email: 'bea@example.com',
    price: 80.5,
    quantity: 6,
    totalPrice: 483,
    status: 'pending',
    paid: false,
    delivery: 'collection',
    expectedDeliveryCents: 0,
  })
})

test('stock that shrank meanwhile is reported with the shop’s message [BUY-5]', async () => {
  answerOrders(() => refuse(409, 'above-stock', 'please order Maximum 7 piece'))
  const { onBooked } = showForm()
  await order('10')
  expect(await screen.findAllByText('please order Maximum 7 piece')).toHaveLength(2)
  expect(button().disabled).toBe(true)
  expect(onBooked).not.toHaveBeenCalled()
})

test('a product with stock below its minimum order is sold out [BUY-7]', () => {
  showForm(aProduct({ available_quantity: 4 }))
  expect(screen.getByText(/Sold out/)).toBeTruthy()
  expect(button().disabled).toBe(true)
})

test.each([
  ['a lost connection', lost],
  ['an answer that cannot be read', () => new Response('', { status: 200 })],
])(
  'after %s only the same order is sent again, whatever the stock and the price are [FIX-4, BUY-6]',
  async (_, answer) => {
    const asked = answerOrders(answer, booked)
    const { onBooked, change } = showForm()
    await loseOrder()
    change(aProduct({ available_quantity: 0, price: 99 }))
    expect(screen.queryByText(/Sold out/)).toBeNull()
    expect(screen.getByText(formatPrice(483))).toBeTruthy()
    await userEvent.type(field(), '7')
    expect(field().value).toBe('6')
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true)

    await userEvent.click(button())
    await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
    const [first, retry] = await sent(asked)
    expect(retry).toEqual(first)
    expect(Object.keys(sessionStorage)).toEqual([])
  },
)

test('when the retry is refused, the next order has its own quantity and key [FIX-4]', async () => {
  const refused = () => refuse(409, 'above-stock', 'please order Maximum 5 piece')
  const asked = answerOrders(lost, refused, booked)
  const { onBooked } = showForm()
  await loseOrder()
  await userEvent.click(button())
  expect(await screen.findAllByText('please order Maximum 5 piece')).toHaveLength(2)
  expect(notice()).toBeNull()
  expect(button().disabled).toBe(true)

  await order('5')
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  const [first, , next] = await sent(asked)
  expect(next?.key).not.toBe(first?.key)
  expect(next?.body.quantity).toBe(5)
})

test('a reload restores the unconfirmed order, and a logout removes it [FIX-4]', async () => {
  answerOrders(lost)
  showForm()
  await loseOrder()
  cleanup()

  showForm(aProduct({ available_quantity: 2 }))
  expect(notice()).toBeTruthy()
  expect(field().value).toBe('6')
  cleanup()

  showForm(aProduct(), { email: 'carl@example.com', name: 'Carl' })
  expect(notice()).toBeNull()
  cleanup()

  forgetSavedInput()
  showForm()
  expect(notice()).toBeNull()
  expect(field().value).toBe('5')
})

test('two clicks before the next render send one order [FIX-4, FIX-5, BUY-6]', async () => {
  const asked = answerOrders(booked)
  const { onBooked, change } = showForm()
  act(() => {
    fireEvent.click(button())
    fireEvent.click(button())
  })
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce())
  change(aProduct({ available_quantity: 4 }))
  expect(screen.queryByText(/Sold out/)).toBeNull()
  await userEvent.click(button())
  expect(asked).toHaveLength(1)
})

/** A shop whose page with the form can be left and opened again. */
function Shop() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Back
      </button>
      {isOpen && <OrderForm product={aProduct()} buyer={buyer} onBooked={() => {}} />}
    </>
  )
}

test('a buyer who leaves the page while an order is sent is told what became of it [FIX-4, BUY-4]', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>()
  answerOrders(() => answered)
  show(<Shop />)
  await order('6')
  await press('Back')
  expect(screen.queryByRole('button', { name: orderButton })).toBeNull()
  await press('Back')
  expect(notice()).toBeTruthy()
  answer(booked())
  expect(await screen.findByText('Your order is booked')).toBeTruthy()
  await waitFor(() => expect(notice()).toBeNull())
})

test.each([
  [lost, /^We could not confirm your order of Test SSD 1TB/],
  [() => refuse(409, 'above-stock', 'No more than 3'), 'No more than 3'],
])('the failure of such an order is told, too [FIX-4]', async (outcome, words) => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  answerOrders(() => left.then(outcome))
  show(<Shop />)
  await order('6')
  await press('Back')
  leave()
  expect(await screen.findByText(words)).toBeTruthy()
})
