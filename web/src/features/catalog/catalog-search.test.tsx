import type { Product } from '@tech-house/api/contract/catalog/product'
import type { Relaxation } from '@tech-house/api/contract/search'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type InitialEntry, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { textsOf } from '#shared/testing/queries.ts'
import { aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { Catalog } from './catalog.tsx'

const named = (...names: string[]) =>
  names.map((name) => aProduct({ _id: name, product: name, type: 'SSD' }))
const numbered = (count: number) => named(...Array.from({ length: count }, (_, n) => `Drive ${n}`))

interface Asked {
  query: string
  signal: AbortSignal | null | undefined
  answer: (response: Response) => void
  lose: () => void
}

let asked: Asked[]
const newest = named('New one', 'New two')

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    const { pathname, search } = new URL(path, 'http://shop.test')
    if (pathname === '/api/products') return Promise.resolve(Response.json(newest))
    if (pathname !== '/api/search') return Promise.resolve(new Response())
    // It answers even if it was aborted, like a response that is on its way.
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const lose = () => reject(new TypeError('lost'))
    asked.push({ query: search.slice(1), signal, answer: resolve, lose })
    return promise
  })
})

const found = (products: Product[], special = {}) => Response.json(aSearchResult(products, special))

/** The latest request with this query. */
async function request(query: string): Promise<Asked> {
  await waitFor(() => expect(asked.map((one) => one.query)).toContain(query))
  return asked.findLast((one) => one.query === query) as Asked
}

async function answer(query: string, response: Response) {
  const { answer } = await request(query)
  answer(response)
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a product' })
const button = (name: string) => screen.getByRole('button', { name })
const list = () => screen.getAllByRole('list')[0] ?? document.body
const names = () => textsOf(within(list()).queryAllByRole('heading'))
const expectNames = (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted))

const isMarked = () => list().getAttribute('aria-busy') === 'true'
const status = () => screen.getByRole('status').textContent

/** Answers a request with products of these names, and waits until the page shows them. */
async function find(query: string, ...wanted: string[]) {
  await answer(query, found(named(...wanted)))
  await expectNames(...wanted)
}

/** Types as fast as no rest is between the letters. */
function type(text: string) {
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field(), { target: { value: text.slice(0, length) } })
  }
}

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

async function open(path?: InitialEntry) {
  const page = show(
    <>
      <Catalog />
      <Back />
    </>,
    undefined,
    path,
  )
  await screen.findByText('Back')
  return page
}

async function openCatalog() {
  await open()
  await screen.findByText('New one')
}

test('fast letters are one search, and the products before it stay, marked, until it answers [SRCH-2]', async () => {
  await openCatalog()
  type('ssd')
  await request('q=ssd')
  expect(asked.filter(({ query }) => query.startsWith('q='))).toHaveLength(1)
  expect(names()).toEqual(['New one', 'New two'])
  await waitFor(() => expect(isMarked()).toBe(true))
  expect(status()).toBe('Searching…')
  await find('q=ssd', 'Fast SSD')
  expect(isMarked()).toBe(false)
  expect(status()).toBe('1 of 1 products')
})

test('a type that is pressed before the page shows the new words keeps them [CAT-5, SRCH-2]', async () => {
  await openCatalog()
  const ask = fetch
  let press: (() => void) | undefined = () => fireEvent.click(button('SSD'))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.includes('q=fast') && press) queueMicrotask(press)
    press = path.includes('q=fast') ? undefined : press
    return ask(path, init)
  })
  type('fast')
  await find('q=fast&type=SSD', 'Fast SSD')
  expect(field().value).toBe('fast')
})

test('a space at the end is no other search, and stays in the field [SRCH-2]', async () => {
  await openCatalog()
  type('fast ')
  await find('q=fast', 'Fast SSD')
  expect(field().value).toBe('fast ')
  type('fast ssd')
  await request('q=fast+ssd')
  expect(field().value).toBe('fast ssd')
})

test('an overtaken search is aborted, and its late answer never replaces the newer one [SRCH-2]', async () => {
  await openCatalog()
  type('ss')
  const first = await request('q=ss')
  type('ssd')
  await waitFor(() => expect(first.signal?.aborted).toBe(true))
  await find('q=ssd', 'Right')
  first.answer(found(named('Late')))
  type('ssd 2')
  await find('q=ssd+2', 'Last')
})

test('without a connection a message appears, the products stay, and the search is repeated [SRCH-2]', async () => {
  await openCatalog()
  type('ssd')
  const { lose } = await request('q=ssd')
  lose()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We cannot reach the shop.')
  expect(names()).toEqual(['New one', 'New two'])
  expect(status()).toBe('Showing the previous results.')
  await waitFor(() => expect(asked.filter(({ query }) => query === 'q=ssd')).toHaveLength(2))
  await find('q=ssd', 'Fast SSD')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a shared link shows its search and nothing else before [SRCH-2, CAT-5]', async () => {
  await open('/?q=fast&type=SSD&minPrice=10&inStock=1&socket=AM5&utm_source=x&sort=name')
  const query = 'q=fast&type=SSD&minPrice=10&inStock=1&socket=AM5&sort=name'
  await request(query)
  expect(screen.queryByText('New one')).toBeNull()
  await find(query, 'Fast SSD')
  expect(field().value).toBe('fast')
})

test('Back returns to the search before, its products and its words [SRCH-2, CAT-5]', async () => {
  await openCatalog()
  type('fast')
  await find('q=fast', 'Fast SSD')
  await userEvent.click(screen.getByRole('button', { name: /^SSD/ }))
  await find('q=fast&type=SSD', 'Faster SSD')
  type('faster')
  await find('q=faster&type=SSD', 'Fastest SSD')
  await userEvent.click(button('Back'))
  await expectNames('Fast SSD')
  expect(field().value).toBe('fast')
  expect(button('All types').ariaPressed).toBe('true')
})

test('when a product is deleted between two pages, all are read again: none is missing or there twice [SRCH-2]', async () => {
  const drives = numbered(40)
  await open('/?q=drive')
  await answer('q=drive', found(drives.slice(0, 24), { total: 40 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  const left = drives.slice(1)
  await answer('q=drive&offset=24', found(left.slice(24), { total: 39 }))
  await waitFor(() => expect(asked.filter(({ query }) => query === 'q=drive')).toHaveLength(2))
  await answer('q=drive', found(left.slice(0, 24), { total: 39 }))
  await waitFor(() => expect(asked.filter(({ query }) => query.includes('offset'))).toHaveLength(2))
  await answer('q=drive&offset=24', found(left.slice(24), { total: 39 }))
  await expectNames(...left.slice(0, 36).map(({ product }) => product))
  expect(status()).toBe('36 of 39 products')
})

test('an edit that the page learns of when its window is shown again replaces the card [SRCH-2]', async () => {
  await open('/?q=fast')
  await find('q=fast', 'Fast SSD')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15_000)
  asked = []
  fireEvent(window, new Event('visibilitychange'))
  await answer('q=fast', found(named('Fast SSD').map((drive) => ({ ...drive, price: 12 }))))
  expect(await screen.findByText(formatPrice(12))).toBeTruthy()
})

test('a search without results offers the searches that have some [CAT-2]', async () => {
  await open('/?q=z890&type=SSD')
  const relaxations: Relaxation[] = [{ label: 'Without SSD', query: 'q=z890', count: 1 }]
  await answer('q=z890&type=SSD', found([], { relaxations }))
  await userEvent.click(await screen.findByRole('button', { name: 'Without SSD: 1 product' }))
  await find('q=z890', 'Board')
})

test.each([
  ['7k4m-9qxt', 'Look for 7K4M-9QXT in your orders', '/dashboard/order/7K4M9QXT'],
  ['PO 4711', 'Look for “PO 4711” in your orders', '/dashboard/myorder?q=PO+4711'],
])(
  'the purchase number or reference %s, which no product has, is looked for in the orders [CAT-2, PURCH-2]',
  async (words, name, url) => {
    const { search } = new URL(`/?${new URLSearchParams({ q: words })}`, 'http://shop.test')
    await open(search)
    await answer(search.slice(1), found([]))
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(url)
  },
)

test('types without results are hidden unless chosen, in any case, and the others stand in the order of the search [CAT-3]', async () => {
  await open('/?q=ddr5&type=ssd')
  const counts = { RAM: 619, Motherboard: 12, SSD: 0, Monitor: 0 }
  const types = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }))
  const facets = { ...aSearchResult([]).facets, type: 'SSD', types }
  await answer('q=ddr5&type=ssd', found([], { facets }))
  await screen.findByText('619')
  expect(button('Remove SSD')).toBeTruthy()
  const group = within(screen.getByRole('group', { name: 'Type' }))
  // In a wide window the styles hide the other types.
  const shown = group.getAllByRole('button', { hidden: true })
  const names = textsOf(shown).map((name) => name?.trim())
  expect(names).toEqual(['All types', 'RAM 619', 'Motherboard 12', 'SSD 0'])
})

test('an excluded word is a chip, whose press takes it back [CAT-2, CAT-3]', async () => {
  await open('/?q=ssd+-samsung+-wd')
  await find('q=ssd+-samsung+-wd', 'Crucial T705')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Not “samsung”' }))
  await find('q=ssd+-wd', 'Samsung 990 Pro')
  expect(field().value).toBe('ssd -wd')
  await userEvent.click(button('Clear all'))
  await find('q=ssd', 'WD Black')
})
