import { ThemeProvider } from '@mui/material'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BuildView } from '#features/build/build-view.tsx'
import { OrderBuild } from '#features/orders/order-build.tsx'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { theme } from '#shared/theme/theme.ts'

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
      [cpu, cheap, am5, intel].map((product) => [
        `GET /api/product/${product._id}`,
        () => Response.json(product),
      ]),
    ),
    'POST /api/orders/batch': () => Response.json({ insertedIds: ['o1', 'o2'] }),
    ...answers,
  })
  const onDone = vi.fn()
  show(
    <ThemeProvider theme={theme} noSsr>
      <BuildView>
        {(order) => <OrderBuild {...order} email="bea@example.com" onDone={onDone} />}
      </BuildView>
    </ThemeProvider>,
  )
  const orders = () => asked.filter(({ url }) => url.endsWith('/api/orders/batch'))
  return { onDone, orders }
}

const order = () => screen.findByRole('button', { name: 'Order this build' })

test('a build that does not fit is ordered only after a question with the misfits, the lines and the total [FIT-1, FIT-3]', async () => {
  const { onDone, orders } = showBuild('?parts=cpu,intel')
  await userEvent.click(await order())
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Order a build that does not fit?')).toBeTruthy()
  const doubts = dialog.getByRole('list', { name: 'What speaks against this build' })
  expect(doubts.textContent).toContain('Processor socket: does not fit. AM5 processor')
  const parts = within(dialog.getByRole('list', { name: 'Parts' }))
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × The cpu$400.00',
    '1 × The intel$300.00',
    'Total$700.00',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }))
  expect(orders()).toEqual([])

  await userEvent.click(await order())
  await userEvent.click(await screen.findByRole('button', { name: 'Order anyway' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(orders()).toHaveLength(1)
})

test('what one piece costs in a build is what must be ordered, in the list, in the total and in the order [FIT-1]', async () => {
  const { onDone, orders } = showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': () => Response.json(aSearchResult([cpu, cheap])),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a processor' }))
  const options = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The cpu$400.00'),
    expect.stringMatching(/^The pair\$458\.00.*Minimum Order 2, \$229\.00 each$/),
  ])
  await userEvent.click(within(options[1] ?? document.body).getByRole('button'))
  expect(await screen.findByText('Minimum Order 2: 1 to spare')).toBeTruthy()
  const build = within(screen.getByRole('complementary', { name: 'Your build' }))
  expect(build.getByText('$658.00')).toBeTruthy()
  expect(build.queryByText(/2 chosen/)).toBeNull()

  await userEvent.click(await order())
  await userEvent.click(await screen.findByRole('button', { name: 'Order 2 parts' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await orders()[0]?.json()).toEqual({
    lines: [
      { productId: 'am5', quantity: 1, price: 200 },
      { productId: 'pair', quantity: 2, price: 229 },
    ],
  })
})

test('the last part that was pressed is chosen, and none after the list was closed [FIT-1]', async () => {
  const slow = Promise.withResolvers<Response>()
  showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': () => Response.json(aSearchResult([cpu, cheap])),
    'GET /api/product/cpu': () => slow.promise,
  })
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a processor' }))
    return within(await screen.findByRole('dialog'))
  }
  let dialog = await open()
  await userEvent.click(await dialog.findByRole('button', { name: /^The cpu/ }))
  await userEvent.click(dialog.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog = await open()
  await userEvent.click(await dialog.findByRole('button', { name: /^The cpu/ }))
  await userEvent.click(dialog.getByRole('button', { name: /^The pair/ }))
  await waitFor(() => expect(localStorage.getItem('build')).toBe('?parts=am5,pair'))
  slow.resolve(Response.json(cpu))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('build')).toBe('?parts=am5,pair')
})

test('parts that the person has are checked and shown, and neither in the total nor ordered [OWN-1, OWN-2]', async () => {
  const { onDone, orders } = showBuild('?parts=am5', {
    'GET /api/search?kind=processor&fits=am5': () => Response.json(aSearchResult([cpu])),
  })
  const have = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'I have this: processor' }))
  await have()
  await userEvent.click(await screen.findByRole('button', { name: /^The cpu/ }))
  const place = within(await screen.findByRole('region', { name: 'Processor' }))
  expect(await place.findByText('You have this. It is not ordered.')).toBeTruthy()
  const build = within(screen.getByRole('complementary', { name: 'Your build' }))
  expect(build.getByText('$200.00')).toBeTruthy()
  await userEvent.click(place.getByRole('button', { name: 'Remove The cpu' }))

  await have()
  await userEvent.click(await screen.findByRole('button', { name: /Describe it$/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'My old one')
  await userEvent.click(screen.getByRole('combobox', { name: 'Socket' }))
  await userEvent.click(await screen.findByRole('option', { name: 'LGA1851' }))
  const watts = screen.getByRole('textbox', { name: 'Maximum power' })
  await userEvent.type(watts, 'much')
  const submit = screen.getByRole('button', { name: 'I have this' })
  await userEvent.click(submit)
  await waitFor(() => expect(watts.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.clear(watts)
  await userEvent.click(submit)
  expect(await place.findByText('My old one')).toBeTruthy()
  expect(place.getByText(/LGA1851 processor, AM5 board/)).toBeTruthy()
  expect(build.getByText('1 thing does not fit')).toBeTruthy()

  await userEvent.click(await order())
  expect(await screen.findByText('Not ordered, you have: My old one')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Order anyway' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await orders()[0]?.json()).toEqual({
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
    'GET /api/search?kind=processor&fits=am5': () => Response.json(aSearchResult(some)),
    'GET /api/search?kind=processor&fits=am5&q=cpu+8': () =>
      Response.json(aSearchResult(some.slice(8))),
    'GET /api/search?kind=processor&fits=am5&q=cpu+88': () => Response.json(aSearchResult([])),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a processor' }))
  const dialog = within(await screen.findByRole('dialog'))
  const unfit = within(await dialog.findByRole('region', { name: 'Does not fit' }))
  expect(unfit.getByRole('button').textContent).toContain('Does not fit: AM5 processor, AM4 board')
  expect(within(dialog.getByRole('region', { name: 'Fits' })).getAllByRole('button')).toHaveLength(
    8,
  )

  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), 'cpu 8')
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), '8')
  expect(await dialog.findByText('No part has these words.')).toBeTruthy()
})

test('a list that cannot be read shows a message and offers Try again [SRCH-2]', async () => {
  let isBack = false
  showBuild('', {
    'GET /api/search?kind=case': () =>
      isBack ? Response.json(aSearchResult([])) : refuse(429, 'too-many-requests', 'Please wait.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a case' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait.')
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The shop has none today.')).toBeTruthy()
})

test('a product without specifications has the place that the API knows, and one that is gone is named [FIT-1]', async () => {
  showBuild('?parts=bare,gone', {
    'GET /api/product/bare': () => Response.json(aProduct({ _id: 'bare', product: 'Bare board' })),
    'POST /api/check': () =>
      Response.json({
        lines: [{ productId: 'bare', quantity: 1, status: 'available', part: 'motherboard' }],
        rules: [],
        stillToChoose: [],
        load: { watts: 0, isComplete: false },
      }),
  })
  const place = await screen.findByRole('region', { name: 'Motherboard' })
  expect(within(place).getByRole('link', { name: 'Bare board' })).toBeTruthy()
  expect(screen.getByText('gone is not in the shop any more.')).toBeTruthy()
})
