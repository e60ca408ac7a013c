import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { anOrder, aPurchase } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import PrintSelected from './print-selected.tsx'

const print = vi.fn()
const decoded = Promise.withResolvers<void>()

// jsdom neither decodes images nor prints.
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
  Object.assign(document, { fonts: { load: async () => [] } })
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded.promise })
})

const numbers = ['AAAAAAAA', 'CCCCCCCC', 'DDDDDDDD', 'EEEEEEEE', 'FFFFFFFF', 'GGGGGGGG', 'HHHHHHHH']
const orders = numbers.flatMap((purchase) =>
  [1, 2].map((n) => anOrder({ _id: `${purchase}${n}`, purchase })),
)
const answers = Object.fromEntries(
  numbers.map((purchase) => {
    const line = anOrder({ _id: `${purchase}1`, purchase })
    const line2 = { ...line, status: 'cancelled' as const }
    const lines = [purchase === 'HHHHHHHH' ? line2 : line]
    return [`GET /api/purchase/${purchase}`, aPurchase({ lines })]
  }),
)

test('each selected purchase is read once and printed when its images are there; one that is gone is told [PURCH-6]', async () => {
  const asked = fakeApi({
    ...answers,
    'GET /api/purchase/CCCCCCCC': () => refuse(404, 'not-found', 'No such purchase'),
  })
  show(<PrintSelected orders={orders} />)
  await press('Packing slips')
  const find = () => screen.getAllByRole('region', { name: /^Packing slip of/, hidden: true })
  await waitFor(() => expect(find()).toHaveLength(5))
  expect(asked).toHaveLength(7)
  expect(await screen.findByText('Not printed, because gone: 2 purchases')).toBeTruthy()
  expect(print).not.toHaveBeenCalled()
  decoded.resolve()
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('nothing is printed if a purchase cannot be read, and staff are told [PURCH-6]', async () => {
  fakeApi({
    ...answers,
    'GET /api/purchase/DDDDDDDD': () => refuse(403, 'forbidden', 'Only an admin may do this'),
  })
  show(<PrintSelected orders={orders} />)
  await press('Invoices')
  expect(await screen.findByText('Only an admin may do this')).toBeTruthy()
  expect(print).not.toHaveBeenCalled()
})
