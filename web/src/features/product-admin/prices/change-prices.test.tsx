import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { MatchQuery } from '@tech-house/api/contract/catalog/product-import'
import type { ShopEvent } from '@tech-house/api/contract/event'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { InitialEntry } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { press } from '#shared/testing/actions.ts'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { signedInAs } from '#shared/testing/fake-auth.tsx'
import { textsOf } from '#shared/testing/queries.ts'
import { ada, aManagedProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ChangePrices } from './change-prices.tsx'
import { storedPlan } from './price-plan.ts'

beforeEach(() => sessionStorage.clear())

const drives = Array.from({ length: 60 }, (_, n) =>
  aManagedProduct({ _id: `d${n}`, product: `Drive ${n}`, price: 10, revision: n }),
)

interface Sent {
  priceChange: { id: string; name: string; products: number }
  changes: { productId: string; revision: number; set: { price: number } }[]
}

const open = (path: InitialEntry) => show(<ChangePrices />, signedInAs(ada, 'admin'), path)

const sentIn = (asked: Request[]): Promise<Sent[]> =>
  Promise.all(asked.filter(({ url }) => url.endsWith('/changes')).map((request) => request.json()))

/** The shop's answer to a question for products by their ids. */
const matching = (products: ManagedProduct[]) => async (request: Request) => {
  const { rows }: { rows: MatchQuery[] } = await request.json()
  return {
    matches: rows.map(({ productId }) => ({
      products: products.filter(({ _id }) => _id === productId),
    })),
  }
}

const rowsOf = (table: string) =>
  textsOf(within(screen.getByRole('table', { name: table })).getAllByRole('row')).slice(1)

/** Answers that all are changed, but those in `refused`. */
const answer =
  (refused: Record<string, string> = {}) =>
  async (request: Request) => {
    const { changes }: Sent = await request.json()
    const results = changes.map(({ productId }) => {
      return { productId, outcome: refused[productId] ?? 'changed' }
    })
    return { results }
  }

test('a selection is previewed, and changed as one with a name; what was edited is refused [STAFF-12]', async () => {
  const asked = fakeApi({
    'POST /api/products/match': matching([
      ...drives,
      aManagedProduct({ _id: 'draft', product: 'Draft', price: 999_999, draft: true }),
    ]),
    'POST /api/products/changes': answer({ d1: 'edited' }),
  })
  const ids = ['d0', 'd1', 'draft']
  open({ pathname: '/', search: '?q=drive&selected=3', state: { ids } })
  expect(screen.getByText('Changes the prices of 3 selected products.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Percent'), '-10')
  await userEvent.click(screen.getByLabelText('Round to .99'))
  await userEvent.type(screen.getByLabelText('Name of the change in Activity'), 'Sale')
  await press('Show old and new prices')
  await screen.findByText(/^To change: 2 prices. Unchanged: 0. Left out: 1. Nothing is written/)
  const change = `${formatPrice(10)} → ${formatPrice(8.99)}`
  expect(rowsOf('Prices to change')).toEqual([`Drive 0${change}`, `Drive 1${change}`])
  expect(rowsOf('Left out')[0]).toMatch(/The price is unknown, too low or too high\.$/)
  expect(await sentIn(asked)).toEqual([])

  await userEvent.dblClick(screen.getByRole('button', { name: 'Change 2 prices' }))
  await screen.findByText('2 of 2 products done: 1 changed, 1 refused.')
  expect(rowsOf('Left out')[1]).toBe(`Drive 1${change}Somebody has edited this product meanwhile.`)
  const [sent, more] = await sentIn(asked)
  expect(more).toBeUndefined()
  expect(sent).toEqual({
    priceChange: { id: expect.any(String), name: 'Sale', products: 2 },
    changes: [
      { productId: 'd0', revision: 0, set: { price: 8.99 } },
      { productId: 'd1', revision: 1, set: { price: 8.99 } },
    ],
  })
  const link = screen.getByRole('link', { name: 'See it in Activity' })
  const history = `/dashboard/activity?subject=priceChanges/${sent?.priceChange.id}`
  expect(link.getAttribute('href')).toBe(history)
})

test('a change that stops goes on after a reload, as the same change with the same prices [STAFF-12]', async () => {
  let isDown = true
  const asked = fakeApi({
    'GET /api/products?view=admin': drives,
    'POST /api/products/changes': async (request: Request) => {
      const { changes }: Sent = await request.clone().json()
      return isDown && changes[0]?.productId === 'd50'
        ? refuse(500, 'internal-error', 'Busy')
        : answer()(request)
    },
  })
  const { unmount } = open('/')
  await userEvent.selectOptions(screen.getByLabelText('Change by'), 'set')
  expect(screen.queryByText('With a minus, prices fall')).toBeNull()
  await userEvent.type(screen.getByLabelText('New price'), '12')
  await userEvent.type(screen.getByLabelText('Name of the change in Activity'), 'Twelve')
  await press('Show old and new prices')
  await press('Change 60 prices')
  await screen.findByText(/^50 of 60 products done: 50 changed\./)
  unmount()

  isDown = false
  open('/')
  await press('Go on with 60 prices')
  await screen.findByText('60 of 60 products done: 60 changed.')
  const sent = await sentIn(asked)
  const [first, last] = [sent[0], sent.at(-1)]
  expect(first?.priceChange).toEqual({
    id: expect.any(String),
    name: 'Twelve',
    products: 60,
  })
  expect(new Set(sent.map(({ priceChange }) => priceChange.id)).size).toBe(1)
  expect(last?.changes.map(({ productId }) => productId)).toEqual(
    drives.slice(50).map(({ _id }) => _id),
  )
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

const anEvent = (type: ShopEvent['type'], subject: string, change: Partial<ShopEvent>) => ({
  _id: subject.replace('/', '-'),
  type,
  actor: { uid: 'ada', email: ada.email },
  subject,
  stock: null,
  at: '2026-11-27T10:00:00.000Z',
  requestId: 'r',
  priceChange: 'c1',
  ...change,
})

test('a change is taken back as one, but for prices that something else has changed [STAFF-12]', async () => {
  const price = { before: { product: 'Drive', price: 20 }, after: { product: 'Drive', price: 10 } }
  const asked = fakeApi({
    'GET /api/events?subject=priceChanges%2Fc1': [
      ...['d7', 'dearer', 'gone', 'back'].map((id) =>
        anEvent('price-changed', `products/${id}`, price),
      ),
      anEvent('prices-changed', 'priceChanges/c1', { before: {}, after: { name: 'Sale' } }),
    ],
    'POST /api/products/match': matching([
      ...drives,
      aManagedProduct({ _id: 'dearer', product: 'Dearer', price: 11 }),
      aManagedProduct({ _id: 'back', product: 'Back', price: 20 }),
    ]),
    'POST /api/products/changes': answer({ gone: 'missing' }),
  })
  open('/?takeBack=c1')
  await press('Show old and new prices')
  await screen.findByText(/^To change: 2 prices. Unchanged: 1. Left out: 1\./)
  expect(rowsOf('Left out')[0]).toMatch(/Something else has changed this price since\.$/)
  await press('Change 2 prices')
  await screen.findByText('2 of 2 products done: 1 changed, 1 refused.')
  expect(rowsOf('Left out')[1]).toMatch(/The product was deleted or merged meanwhile\.$/)
  expect(await sentIn(asked)).toMatchObject([
    {
      priceChange: { name: 'Taken back: Sale', products: 2 },
      changes: [
        { productId: 'd7', revision: 7, set: { price: 20 } },
        { productId: 'gone', revision: 0, set: { price: 20 } },
      ],
    },
  ])
})

test('a change that has stopped does not stand in the way of taking it back [STAFF-12]', async () => {
  const rows = [{ productId: 'd0', product: 'Drive 0', revision: 0, from: 10, to: 8 }]
  const plan = { id: 'c1', name: 'Sale', rows, unchanged: 0, leftOut: [], hasBegun: true }
  storedPlan(ada.email).write(plan)
  fakeApi({
    'GET /api/events?subject=priceChanges%2Fc1': [
      anEvent('price-changed', 'products/d0', { before: { price: 10 }, after: { price: 8 } }),
      anEvent('prices-changed', 'priceChanges/c1', { before: {}, after: { name: 'Sale' } }),
    ],
    'POST /api/products/match': matching([aManagedProduct({ _id: 'd0', price: 8, revision: 1 })]),
    'POST /api/products/changes': () => refuse(500, 'internal-error', 'Busy'),
  })
  const { unmount } = open('/?takeBack=c1')
  expect(screen.queryByRole('button', { name: 'Go on with 1 price' })).toBeNull()
  await press('Show old and new prices')
  await press('Change 1 price')
  await screen.findByRole('button', { name: 'Change 1 price' })
  unmount()

  open('/?takeBack=c1')
  expect(screen.getByRole('heading', { name: 'Taken back: Sale' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go on with 1 price' })).toBeTruthy()
})

test('a name that the API refuses starts no change [STAFF-12]', async () => {
  open('/')
  await userEvent.type(screen.getByLabelText('Percent'), '-10')
  const start = screen.getByRole('button', { name: 'Show old and new prices' })
  await userEvent.type(screen.getByLabelText('Name of the change in Activity'), '- ')
  expect(start.hasAttribute('disabled')).toBe(true)
  await userEvent.type(screen.getByLabelText('Name of the change in Activity'), '10')
  expect(start.hasAttribute('disabled')).toBe(false)
})

test('a selection that a new tab does not know is never taken for all products [STAFF-12]', () => {
  open('/?q=drive&selected=3')
  expect(screen.getByText(/^The selection is lost/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show old and new prices' })).toBeNull()
})
