import { formatPrice } from '@tech-house/api/parts/format-number'
import { orderButton } from '@tech-house/shop'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BuildView } from '#features/build/build-view.tsx'
import { OrderBuild } from '#features/orders/order-build.tsx'
import { answerDialog, press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { aCheck, aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'

const part = (_id: string, kind: 'processor' | 'motherboard', socket: 'AM5' | 'LGA1851') => ({
  ...aProduct({ _id, product: `The ${_id}`, type: kind, minimum_order: 1 }),
  specs: { kind, socket },
})
const cpu = { ...part('cpu', 'processor', 'AM5'), price: 400 }
const cheap = { ...part('pair', 'processor', 'AM5'), price: 229, minimum_order: 2 }
const am5 = { ...part('am5', 'motherboard', 'AM5'), price: 200 }
const intel = { ...part('intel', 'motherboard', 'LGA1851'), price: 300 }

function showBuild(search: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.setItem('build', search)
  const asked = fakeApi({
    ...Object.fromEntries(
      [cpu, cheap, am5, intel].map((product) => [`GET /api/product/${product._id}`, product]),
    ),
    'POST /api/orders/batch': { insertedIds: ['o1', 'o2'], purchase: '7K4M9QXT' },
    ...answers,
  })
  const onDone = vi.fn()
  show(
    <BuildView>
      {(order) => <OrderBuild {...order} email="bea@example.com" onDone={onDone} />}
    </BuildView>,
  )
  const orders = () => asked.filter(({ url }) => url.endsWith('/api/orders/batch'))
  return { onDone, orders }
}

const order = () => press('Order this build')

async function openList(button = 'Choose a processor') {
  await press(button)
  return within(await screen.findByRole('dialog'))
}

test('a build that does not fit is ordered only after a question with the misfits, the lines and the total [FIT-1, FIT-3]', async () => {
  const { onDone, orders } = showBuild('?parts=cpu,intel')
  await order()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Order a build that does not fit?')).toBeTruthy()
  const doubts = dialog.getByRole('list', { name: 'What speaks against this build' })
  expect(doubts.textContent).toContain('Processor socket: does not fit. AM5 processor')
  const parts = within(dialog.getByRole('list', { name: 'Parts' }))
  expect(textsOf(parts.getAllByRole('listitem'))).toEqual([
    `1 × The cpu${formatPrice(400)}`,
    `1 × The intel${formatPrice(300)}`,
    `Total${formatPrice(700)}`,
  ])
  await answerDialog('Not yet')
  expect(orders()).toEqual([])

  await order()
  await answerDialog(orderButton)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(orders()).toHaveLength(1)
})

test('what one piece costs in a build is what must be ordered, in the list, in the total and in the order [FIT-1]', async () => {
  const { onDone, orders } = showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': aSearchResult([cpu, cheap]),
  })
  const dialog = await openList()
  const options = textsOf(await dialog.findAllByRole('listitem'))
  expect(options).toEqual([
    expect.stringContaining(`The cpu${formatPrice(400)}`),
    expect.stringContaining(`The pair${formatPrice(458)}`),
  ])
  expect(options[1]).toContain(`Minimum Order 2, ${formatPrice(229)} each`)
  await press(/^The pair/)
  expect(await screen.findByText('Minimum Order 2: 1 to spare')).toBeTruthy()
  const build = within(screen.getByRole('complementary', { name: 'Your build' }))
  expect(await build.findByText(formatPrice(658), { selector: 'strong' })).toBeTruthy()
  expect(build.queryByText(/2 chosen/)).toBeNull()

  await order()
  await answerDialog(orderButton)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await orders()[0]?.json()).toEqual({
    delivery: 'collection',
    expectedDeliveryCents: 0,
    lines: [
      { productId: 'am5', quantity: 1, price: 200 },
      { productId: 'pair', quantity: 2, price: 229 },
    ],
  })
})

test('the last part that was pressed is chosen, and none after the list was closed [FIT-1]', async () => {
  const slow = Promise.withResolvers<object>()
  showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': aSearchResult([cpu, cheap]),
    'GET /api/product/cpu': () => slow.promise,
  })
  await openList()
  await press(/^The cpu/)
  await press(/^Close/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openList()
  await press(/^The cpu/)
  await press(/^The pair/)
  await waitFor(() => expect(localStorage.getItem('build')).toBe('?parts=am5,pair'))
  slow.resolve(cpu)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('build')).toBe('?parts=am5,pair')
})

test('parts that the person has are checked and shown, and neither in the total nor ordered [OWN-1, OWN-2, SPEC-1]', async () => {
  const { onDone, orders } = showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': aSearchResult([cpu]),
  })
  await press('I have this: processor')
  await press(/^The cpu/)
  const place = within(await screen.findByRole('region', { name: 'Processor' }))
  expect(await place.findByText('You have this. It is not ordered.')).toBeTruthy()
  const build = within(screen.getByRole('complementary', { name: 'Your build' }))
  expect(await build.findByText(formatPrice(200), { selector: 'strong' })).toBeTruthy()
  await press('Remove The cpu')

  await press('I have this: processor')
  await press(/Describe it$/)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'My old one')
  await userEvent.type(screen.getByRole('combobox', { name: 'Socket' }), 'lga 1954')
  const watts = screen.getByRole('textbox', { name: 'Maximum power' })
  await userEvent.type(watts, 'much')
  await press('I have this')
  await waitFor(() => expect(watts.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(watts)
  await press('I have this')
  expect(await place.findByText('My old one')).toBeTruthy()
  expect(place.getByText(/LGA1954 processor, AM5 board/)).toBeTruthy()
  expect(build.getByText('1 thing does not fit')).toBeTruthy()

  await order()
  expect(await screen.findByText('Not ordered, you have: My old one')).toBeTruthy()
  await answerDialog(orderButton)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await orders()[0]?.json()).toEqual({
    delivery: 'collection',
    expectedDeliveryCents: 0,
    lines: [{ productId: 'am5', quantity: 1, price: 200 }],
  })
})

test('the list of a place shows the verdict of each part under its heading, and searches what is typed [FIT-1, SRCH-4]', async () => {
  const fit = (verdict: 'fits' | 'does-not-fit', text: string) => ({
    verdict,
    reasons: [{ verdict, text, parts: ['am5'] }],
  })
  const some = Array.from({ length: 9 }, (_, n) => ({
    ...aProduct({ _id: `cpu-${n}`, product: `CPU ${n}` }),
    fit: n < 8 ? fit('fits', 'AM5') : fit('does-not-fit', 'AM5 processor, AM4 board'),
  }))
  showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': aSearchResult(some),
    'GET /api/search?q=cpu+8&kind=processor&fits=am5': aSearchResult(some.slice(8)),
    'GET /api/search?q=cpu+88&kind=processor&fits=am5': aSearchResult([]),
  })
  const dialog = await openList()
  const unfit = within(await dialog.findByRole('region', { name: 'Does not fit' }))
  expect(unfit.getByRole('button').textContent).toContain('Does not fit: AM5 processor, AM4 board')
  const fits = within(dialog.getByRole('region', { name: 'Fits' }))
  expect(fits.getAllByRole('button')).toHaveLength(8)

  const search = dialog.getByRole('searchbox', { name: 'Search' })
  await userEvent.type(search, 'cpu 8')
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  await userEvent.type(search, '8')
  expect(await dialog.findByText('No parts match.')).toBeTruthy()
})

test('a list that cannot be read shows a message and offers Try again [SRCH-2]', async () => {
  let isBack = false
  showBuild('', {
    'GET /api/search?kind=case': () =>
      isBack ? aSearchResult([]) : refuse(429, 'too-many-requests', 'Please wait.'),
  })
  await press('Choose a case')
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait.')
  isBack = true
  await press('Try again')
  expect(await screen.findByText('None in stock.')).toBeTruthy()
})

test('a product without specifications has the place that the API knows, and one that is gone is named [FIT-1]', async () => {
  showBuild('?parts=bare,gone', {
    'GET /api/product/bare': aProduct({ _id: 'bare', product: 'Bare board' }),
    'POST /api/check': aCheck([{ productId: 'bare', part: 'motherboard' }]),
  })
  const place = await screen.findByRole('region', { name: 'Motherboard' })
  expect(within(place).getByRole('link', { name: 'Bare board' })).toBeTruthy()
  expect(screen.getByText('gone is not among the shop’s parts any more.')).toBeTruthy()
})
