import type { LineMatch, LineQuery } from '@tech-house/api/contract/search'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { orderAgain, readQuickList } from '#shared/orders/quick-list.ts'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { expectRemoved } from '#shared/testing/expect-removed.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anOrder, aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { QuickOrder } from './quick-order.tsx'

const ssd = aProduct({ _id: 'ssd', product: 'Fast SSD', price: 80.5, minimum_order: 2 })
const gpu = aProduct({ _id: 'gpu', product: 'Big GPU', price: 900, minimum_order: 1 })
const twins = ['one', 'two', 'three'].map((_id) => aProduct({ _id, product: `Twin ${_id}` }))

type FindLines = (lines: LineQuery[]) => Promise<LineMatch[]>
let catalog: FindLines

/**
 * A catalog that answers by id and by name, and knows close matches of "twin". It reads only lines such
 * as "2 x name" and "name;2", several quantities in "name;2/180", and leaves out what ends with a colon.
 */
function aCatalog(...products: ReturnType<typeof aProduct>[]): FindLines {
  return async (queries) =>
    queries.map(({ text, productId }) => {
      const [, before, name = text, behind] =
        text.match(/^(?:(\d+) x )?(.*?)(?:[;,]([\d/]+))?$/) ?? []
      const exact = products.filter(
        ({ _id, product }) => (productId ?? name) === _id || (!productId && name === product),
      )
      const close = twins.filter((twin) => name === 'twin' || name === `${twin.product}?`)
      const found = exact.length > 0 ? exact : close
      const quantities = (before ?? behind ?? '1').split('/')
      const isLeftOut = text.endsWith(':')
      const isExact = exact.length === 1
      return { products: found, isExact, isWholeText: false, quantities, isLeftOut }
    })
}

function showList(find = aCatalog(ssd, gpu, ...twins), buyer: string | null = 'bea@example.com') {
  const onDone = vi.fn()
  catalog = find
  show(<QuickOrder email={buyer ?? undefined} onDone={onDone} />)
  return onDone
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your list' })
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: orderButton })
const row = (text: string) =>
  within(
    screen.getAllByRole('row').find(({ textContent }) => textContent.includes(text)) ??
      document.body,
  )
const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })

async function paste(text: string) {
  fireEvent.change(box(), { target: { value: text } })
  await userEvent.click(screen.getByRole('button', { name: 'Add to list' }))
  await waitFor(() => expect(screen.queryByText('Checking price and stock…')).toBeNull())
}

/** Confirms the order as soon as the list allows it. */
async function order() {
  await waitFor(() => expect(confirm().disabled).toBe(false))
  await userEvent.click(confirm())
}

const booked = (ids: string[]) => () => ({ insertedIds: ids, purchase: '7K4M9QXT' })
const lost = () => Promise.reject(new TypeError('lost'))

/** The responses to the orders, in this sequence. Returns the requests. */
function answerOrders(...answers: (() => object | Promise<object>)[]): Request[] {
  const asked: Request[] = []
  fakeApi({
    'POST /api/search/lines': async (request) => {
      const { lines } = (await request.json()) as { lines: LineQuery[] }
      return { lines: await catalog(lines) }
    },
    'POST /api/orders/batch': (request) => {
      asked.push(request)
      return (answers.shift() ?? lost)()
    },
  })
  return asked
}

beforeEach(() => void answerOrders())

test('products of one name are asked about with their part numbers [SCALE-2]', async () => {
  const same = ['A-1', 'B-2'].map((partNumber) => ({
    ...aProduct({ _id: partNumber, product: 'Same' }),
    partNumber,
  }))
  showList(aCatalog(...same))
  await paste('Same')
  for (const number of ['A-1', 'B-2']) {
    expect(
      screen.getByRole('button', { name: `Same, ${number}, ${formatPrice(80.5)}` }),
    ).toBeTruthy()
  }
})

test('every pasted line is exact, a choice, unknown or repaired by one press; nothing is ordered before that is decided, and then once [QUICK-1, PURCH-1]', async () => {
  const asked = answerOrders(booked(['o1', 'o2', 'o3']))
  const onDone = showList()
  await paste('1 x Fast SSD\r\ngpu,1\ntwin;5\nno such thing')
  expect(await screen.findByText('3 lines need a decision before you can order.')).toBeTruthy()
  expect(row('Fast SSD').getByText('please order Minimum 2 piece')).toBeTruthy()
  expect(row('Big GPU').getByText(formatPrice(900))).toBeTruthy()
  expect(row('no such thing').getByText(/No product has this name or part number/)).toBeTruthy()
  expect(confirm().disabled).toBe(true)

  const choices = within(row('twin').getAllByRole('cell')[1] ?? document.body)
  expect(choices.getAllByRole('button')).toHaveLength(3)
  await userEvent.click(choices.getByRole('button', { name: /Twin two/ }))
  await press('Remove no such thing')
  await press('Order 2: Fast SSD')
  await waitFor(() => expect(confirm().disabled).toBe(false))
  expect(row('Fast SSD').getByText(formatPrice(161))).toBeTruthy()
  expect(asked).toEqual([])

  await userEvent.dblClick(confirm())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(asked).toHaveLength(1)
  expect(await asked[0]?.json()).toEqual({
    lines: [
      { productId: 'ssd', quantity: 2, price: 80.5 },
      { productId: 'gpu', quantity: 1, price: 900 },
      { productId: 'two', quantity: 5, price: 80.5 },
    ],
    delivery: 'collection',
    expectedDeliveryCents: 0,
  })
  expect(Object.keys(sessionStorage).filter((key) => key.includes(':write:'))).toEqual([])
})

test('of 201 lines the last one stays in the box; each part is sent with the first line, which may name the columns [QUICK-1]', async () => {
  const sent: LineQuery[][] = []
  showList((lines) => {
    sent.push(lines)
    return aCatalog()(lines)
  })
  const lines = Array.from({ length: 201 }, (_, n) => `unknown thing ${n}`)
  await paste(lines.join('\n'))
  await waitFor(() => expect(box().value).toBe('unknown thing 200'))
  expect(screen.getByText('The list holds 200 lines. 1 line is still in the box.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(201))
  const heading = 'unknown thing 0'
  expect(sent.map(([first]) => first)).toEqual(
    [0, 50, 100, 150].map((n) => ({ text: `unknown thing ${n}`, heading })),
  )

  await press('Remove unknown thing 0')
  expect(screen.queryByText(/The list holds 200 lines/)).toBeNull()
})

test('a failed search keeps the text in the box [QUICK-1]', async () => {
  showList(() => Promise.reject(new Error('no catalog')))
  await paste('Fast SSD;2')
  expect(box().value).toBe('Fast SSD;2')
  expect(screen.queryByRole('table')).toBeNull()
})

test('a CSV file is added, with quotes, semicolons and Windows line ends [QUICK-1]', async () => {
  showList()
  const file = new File(['\ufeffFast SSD;3\r\n\r\n;;\r\ngpu;1\r\n'], 'list.csv')
  await userEvent.upload(screen.getByLabelText('Choose a file'), file)
  await waitFor(() => expect(quantity('Fast SSD').value).toBe('3'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('lines that name no product are shown, hinder no order, and go with one press [QUICK-1]', async () => {
  showList()
  await paste('My list:\nFast SSD;2\nTotal:')
  const notice = screen.getByRole('status')
  expect(notice.textContent).toMatch(/^Left out, because no product is named:My list:Total:/)
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await waitFor(() => expect(confirm().disabled).toBe(false))
  await press('Remove left out (2)')
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toBe(box())
  expect(readQuickList().lines).toHaveLength(1)
})

test('a quantity with two meanings is chosen by one press, and a single choice is confirmed; the first of them is one press away [QUICK-1]', async () => {
  showList()
  await paste('gpu;1\nFast SSD;2/180\nTwin one?;5')
  expect(row('Twin one?').getByText('Is it this one?')).toBeTruthy()
  expect(await screen.findByText('2 lines need a decision before you can order.')).toBeTruthy()
  expect(quantity('Fast SSD').value).toBe('')
  await press('Show the first')
  const offered = screen.getByRole('button', { name: 'Order 2: Fast SSD' })
  expect(document.activeElement).toBe(offered)
  expect(row('Fast SSD').getByText('How many pieces do you mean by “Fast SSD;2/180”?')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(quantity('Fast SSD').value).toBe('2')
  await press('Show it')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(confirm().disabled).toBe(false))
})

test('the list of a visitor survives the login, which ordering needs, and a price that changed meanwhile must be accepted [QUICK-1]', async () => {
  showList(undefined, null)
  await paste('Fast SSD;2')
  await screen.findByRole('link', { name: 'Log in to order' })
  expect(screen.queryByRole('button', { name: orderButton })).toBeNull()
  cleanup()
  showList(aCatalog({ ...ssd, price: 99 }))
  expect(
    await screen.findByText(`The price is now ${formatPrice(99)}. It was ${formatPrice(80.5)}.`),
  ).toBeTruthy()
  expect(quantity('Fast SSD').value).toBe('2')
  expect(confirm().disabled).toBe(true)
  await press(`Accept ${formatPrice(99)}: Fast SSD`)
  await waitFor(() => expect(confirm().disabled).toBe(false))
})

test('after a lost response the same batch is sent again, and the list is locked until then [QUICK-1, FIT-3]', async () => {
  const asked = answerOrders(lost, booked(['o1']))
  const onDone = showList()
  await paste('Fast SSD;2')
  await order()
  expect(await screen.findByText(/We could not confirm whether your order was booked/)).toBeTruthy()
  expect(quantity('Fast SSD').readOnly).toBe(true)
  cleanup()

  const onDoneLater = showList(aCatalog({ ...ssd, available_quantity: 0, price: 99 }))
  expect(await screen.findByText(/We could not confirm/)).toBeTruthy()
  await userEvent.click(confirm())
  await waitFor(() => expect(onDoneLater).toHaveBeenCalledOnce())
  expect(onDone).not.toHaveBeenCalled()
  const [first, retry] = asked
  expect(retry?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(await retry?.json()).toEqual(await first?.json())
  await waitFor(() => expect(screen.getByText('Your list is empty.')).toBeTruthy())
})

test('a refused batch keeps the list and shows the stock as it is now [QUICK-1]', async () => {
  let now = ssd
  answerOrders(() => {
    now = { ...ssd, available_quantity: 3 }
    return refuse(409, 'lines-refused', 'One line cannot be ordered, so nothing was ordered')
  })
  const onDone = showList((queries) => aCatalog(now, gpu)(queries))
  await paste('Fast SSD;4\ngpu;1')
  await order()
  expect(await screen.findByText(/so nothing was ordered/)).toBeTruthy()
  expect(await screen.findByText('please order Maximum 3 piece')).toBeTruthy()
  expect(screen.queryByText(/We could not confirm/)).toBeNull()
  expect(onDone).not.toHaveBeenCalled()
})

test('of more than 100 lines the first 100 are one order, and the others stay in the list [QUICK-1]', async () => {
  const many = Array.from({ length: 101 }, (_, n) =>
    aProduct({ _id: `p${n}`, product: `Part ${n}.` }),
  )
  const asked = answerOrders(booked([]))
  const onDone = showList(aCatalog(...many))
  await paste(many.map(({ product }) => `${product};5`).join('\n'))
  expect(screen.getByText('One order takes 100 lines. The others stay in your list.')).toBeTruthy()
  await order()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect((await asked[0]?.json())?.lines).toHaveLength(100)
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(screen.getByText('Part 100.')).toBeTruthy()
})

test('"Order again" shows the order with today’s price and stock, once [QUICK-2]', async () => {
  const order = anOrder({ productId: 'ssd', product: 'Fast SSD', price: 70, quantity: 30 })
  orderAgain([order, anOrder({ _id: 'order2', productId: 'gone', product: 'Old thing' })])
  orderAgain([order])
  showList()
  expect(
    await screen.findByText(`The price is now ${formatPrice(80.5)}. It was ${formatPrice(70)}.`),
  ).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(row('Old thing').getByText('This product is not in the shop any more.')).toBeTruthy()
  await press(`Accept ${formatPrice(80.5)}: Fast SSD`)
  expect(await screen.findByText('please order Maximum 20 piece')).toBeTruthy()
})

test('all unknown lines are removed at once, and the whole list after a question [QUICK-1]', async () => {
  showList()
  await paste('2 x Fast SSD\nno such thing\nnothing\ngpu;1')
  await press('Remove all unknown (2)')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /^Remove all unknown/ })).toBeNull()
  expect(document.activeElement).toBe(box())

  await press('Clear list')
  await expectRemoved(await answerDialog('Keep list'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await press('Clear list')
  await answerDialog('Clear list')
  expect(screen.getByText('Your list is empty.')).toBeTruthy()
  expect(readQuickList().lines).toEqual([])
})

test('a link of a program fills the list in [AGENT-2]', async () => {
  const list = new URLSearchParams({ list: '2 x ssd\n1 x gpu' })
  catalog = aCatalog(ssd, gpu)
  const page = <QuickOrder email="bea@example.com" onDone={vi.fn()} />
  show(page, undefined, `/quick-order?${list}`)
  expect(box().value).toBe('2 x ssd\n1 x gpu')
  await press('Add to list')
  await waitFor(() => expect(confirm().disabled).toBe(false))
})

test('a line with the id of a merged product orders the one that stays, together with its other lines [REAL-3]', async () => {
  orderAgain([
    { ...anOrder({ _id: 'a' }), productId: 'old-ssd', price: 80.5, quantity: 15 },
    { ...anOrder({ _id: 'b' }), productId: 'ssd', price: 80.5, quantity: 8 },
  ])
  const find = aCatalog(ssd)
  showList((lines) => find(lines.map((line) => ({ ...line, productId: 'ssd' }))))
  expect(await screen.findAllByText(/Other lines of this product order (8|15)/)).toHaveLength(2)
})
