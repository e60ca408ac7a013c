import { ThemeProvider } from '@mui/material'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BuildView } from '#features/build/build-view.tsx'
import { OrderBuild } from '#features/orders/order-build.tsx'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { show } from '#shared/testing/show.tsx'
import { theme } from '#shared/theme/theme.ts'

interface Row {
  id: string
  price: number
  minimum?: number
  kind: string
  socket: string
}

/** The response of `GET /catalog` with parts of one socket each. */
function catalogOf(rows: Row[]) {
  const column = <Value,>(value: (row: Row) => Value) => rows.map(value)
  const kinds = [...new Set(column(({ kind }) => kind))]
  const specs = kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    return [
      kind,
      {
        rows: own.map((row) => rows.indexOf(row)),
        fields: { socket: own.map(({ socket }) => socket) },
      },
    ]
  })
  return {
    version: '1',
    isWhole: true,
    removed: [],
    types: kinds,
    products: {
      _id: column(({ id }) => id),
      product: column(({ id }) => `The ${id}`),
      type: column(({ kind }) => kinds.indexOf(kind)),
      price: column(({ price }) => price),
      available_quantity: column(() => 20),
      minimum_order: column(({ minimum = 1 }) => minimum),
      image: column(() => '/products/no-picture.svg'),
      description: column(() => 'A part.'),
      createdAt: column(() => 1),
    },
    specs: Object.fromEntries(specs),
  }
}

const cpu = { id: 'cpu', price: 400, kind: 'processor', socket: 'AM5' }
const cheap = { id: 'pair', price: 229, minimum: 2, kind: 'processor', socket: 'AM5' }
const am5 = { id: 'am5', price: 200, kind: 'motherboard', socket: 'AM5' }
const intel = { id: 'intel', price: 300, kind: 'motherboard', socket: 'LGA1851' }

function showBuild(search: string) {
  localStorage.setItem('build', search)
  const asked = fakeApi({
    'GET /api/catalog': () => Response.json(catalogOf([cpu, cheap, am5, intel])),
    'POST /api/orders/batch': () => Response.json({ insertedIds: ['o1', 'o2'] }),
  })
  const onDone = vi.fn()
  show(
    <ThemeProvider theme={theme} noSsr>
      <BuildView>
        {(order) => <OrderBuild {...order} email="bea@example.com" onDone={onDone} />}
      </BuildView>
    </ThemeProvider>,
  )
  const orders = () => asked.filter(({ method }) => method === 'POST')
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
  const { onDone, orders } = showBuild('?parts=am5')
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a processor' }))
  const options = within(await screen.findByRole('dialog')).getAllByRole('listitem')
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
