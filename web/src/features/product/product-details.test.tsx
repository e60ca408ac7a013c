import { useQueryClient } from '@tanstack/react-query'
import type { DescribedProduct } from '@tech-house/api/contract/catalog/product'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { hrefOf, textsOf } from '#shared/testing/queries.ts'
import { aProduct, aSearchResult } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProductDetails } from './product-details.tsx'
import { RelatedProducts } from './related-products.tsx'

const gtin = '036000291452'

const aCard = (): DescribedProduct => ({
  ...aProduct({ _id: 'tuf-5080', product: 'TUF RTX 5080', type: 'Graphics card' }),
  specs: {
    kind: 'graphics-card',
    lengthMm: 348,
    slots: 3.6,
    lowProfile: false,
    plugs: { pcie16: 1 },
    sources: [{ url: 'https://www.example.com/5080.json', checkedOn: '2026-11-22' }],
  },
})

function showProduct(product: DescribedProduct = aCard()) {
  fakeApi({ [`GET /api/product/${product._id}`]: product })
  show(
    <ProductDetails id={product._id} keepDeleted={() => false}>
      {() => null}
    </ProductDetails>,
  )
  return screen.findByRole('heading', { name: product.product, level: 1 })
}

function Refresh() {
  const queryClient = useQueryClient()
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries()}>
      refresh
    </button>
  )
}

test('the page shows the picture and all facts of the product [BUY-1]', async () => {
  const product = aProduct()
  await showProduct(product)
  expect(screen.getByRole('img', { name: product.product })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(['SSD', '20', '5'])
  expect(screen.getByText(product.description)).toBeTruthy()
})

test('a product that is deleted while it is shown is reported as gone, unless its form is still needed [FIX-4]', async () => {
  let isDeleted = false
  const asked = fakeApi({
    'GET /api/product/test-ssd-1tb': () =>
      isDeleted ? refuse(404, 'not-found', 'No such product') : aProduct(),
  })
  let isKept = true
  show(
    <ProductDetails id="test-ssd-1tb" keepDeleted={() => isKept}>
      {() => <Refresh />}
    </ProductDetails>,
  )
  const refresh = await screen.findByRole('button', { name: 'refresh' })
  isDeleted = true
  await userEvent.click(refresh)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.queryByRole('heading', { name: /is gone/ })).toBeNull()

  isKept = false
  await userEvent.click(refresh)
  expect(await screen.findByRole('heading', { name: 'Test SSD 1TB is gone' })).toBeTruthy()
  expect(hrefOf('See the products')).toBe('/#services')
})

test('a table shows the known specifications with units and sources [CAT-1]', async () => {
  await showProduct()
  const table = within(screen.getByRole('table', { name: 'Specifications' }))
  const rows = ['Length348 mm', 'Slots3.6', 'Low profileNo', 'Power plugs1 × 16-pin']
  expect(textsOf(table.getAllByRole('row'))).toEqual(rows)
  expect(hrefOf('example.com')).toBe('https://www.example.com/5080.json')
  expect(screen.getByText('2026-11-22')).toBeDefined()
})

test('a fact that others imply says from what, with its source, and a stated one does not [REAL-1]', async () => {
  const specs = {
    kind: 'motherboard',
    socket: 'AM5',
    formFactor: 'ATX',
    memoryType: 'DDR5',
  } as const
  await showProduct({ ...aCard(), specs })
  const table = within(screen.getByRole('table', { name: 'Specifications' }))
  expect(textsOf(table.getAllByRole('row')).slice(0, 4)).toEqual([
    'SocketAM5',
    'Form factorATX',
    'MemoryDDR5',
    'Memory formDIMMFrom form factorintel.com, 2017-01-24',
  ])
  expect(hrefOf('intel.com, 2017-01-24')).toContain('https://www.intel.com/')
})

test('the table ends with the figure of a card and its source [BEST-1]', async () => {
  const percent = { '1080p': 90, '1440p': 90, '2160p': 90 }
  const source = { title: 'Tests', url: 'https://example.com/tests', date: '2026-09-16' }
  const games = { percent, reference: 'GeForce RTX 5090', isEstimated: false, source }
  await showProduct({ ...aCard(), performance: { games } })
  const table = within(screen.getByRole('table', { name: 'Specifications' }))
  const figure = 'Performance in games90% of a GeForce RTX 5090Tests, 2026-09-16'
  expect(textsOf(table.getAllByRole('row')).at(-1)).toBe(figure)
  expect(hrefOf('Tests, 2026-09-16')).toBe('https://example.com/tests')
})

test('a click on the picture opens it in its own size [CAT-1]', async () => {
  await showProduct()
  expect(hrefOf('Enlarge the picture of TUF RTX 5080')).toBe('/products/test-ssd-1tb.svg')
})

test('a page shows brand, numbers and facts, and the brand leads to its products [ITEM-1, SPEC-2]', async () => {
  const facts = [{ label: 'Warranty', value: '3 years' }]
  await showProduct({ ...aCard(), brand: 'Asus', partNumbers: ['TUF-1', 'TUF-2'], gtin, facts })
  const values = textsOf(screen.getAllByRole('definition'))
  expect(values).toEqual(['Graphics card', 'Asus', 'TUF-1\nTUF-2', gtin, '20', '5'])
  expect(hrefOf('Asus')).toBe('/?brand=Asus#services')
  // One fact has no heading of its own.
  const table = within(screen.getByRole('table', { name: 'Specifications' }))
  expect(textsOf(table.getAllByRole('row')).at(-1)).toBe('Warranty3 years')
})

test('many facts and specifications have a table each, and a part without specifications has its facts [SPEC-2]', async () => {
  const facts = Array.from({ length: 6 }, (_, n) => ({ label: `Fact ${n}`, value: 'Yes' }))
  const specs = { kind: 'graphics-card', chip: 'GeForce RTX 5080', boardWatts: 360 } as const
  await showProduct({
    ...aCard(),
    specs: { ...specs, memoryGb: 16, slots: 3, lengthMm: 348 },
    facts,
  })
  expect(screen.getByRole('table', { name: 'Specifications' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'More facts' })).toBeTruthy()
  await showProduct({ ...aProduct({ product: 'Paste' }), specs: { kind: 'thermal-paste' }, facts })
  expect(screen.getByRole('table', { name: 'Facts' })).toBeTruthy()
})

test('a drawing says brand, chip and memory, and leads to no larger picture [IMPORT-3]', async () => {
  const specs = { kind: 'graphics-card', chip: 'GeForce RTX 5080', memoryGb: 16 } as const
  await showProduct({ ...aCard(), image: '/kinds/graphics-card.svg', brand: '<b>Asus', specs })
  const drawing = screen.getByRole('img', { name: 'TUF RTX 5080' })
  expect(drawing.textContent).toBe('<b>AsusGeForce RTX 5080 · 16 GB')
  expect(screen.queryByRole('link', { name: /Enlarge/ })).toBeNull()
})

test('clicks and arrow keys show the further images, and a missing one is replaced [ITEM-1]', async () => {
  const scrolledTo: unknown[] = []
  Element.prototype.scrollTo = (target: unknown) => void scrolledTo.push(target)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
  await showProduct({ ...aCard(), images: ['/two.svg', '/three.svg', '/two.svg'] })
  const radio = (index: number) =>
    screen.getByRole('radio', { name: `Picture ${index} of 3 of TUF RTX 5080` })
  const shown = () => screen.getAllByRole('radio', { checked: true })
  expect(shown()).toEqual([radio(1)])
  await userEvent.click(radio(2))
  expect(shown()).toEqual([radio(2)])
  expect(hrefOf('Enlarge picture 2 of 3 of TUF RTX 5080')).toBe('/two.svg')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(radio(3))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect([document.activeElement, ...shown()]).toEqual([radio(1), radio(1)])
  expect(scrolledTo).toEqual([300, 600, 300, 0].map((left) => ({ left })))

  const [missing] = screen.getAllByRole<HTMLImageElement>('img', { name: /^Picture 3/ })
  if (missing) fireEvent.error(missing)
  expect(missing?.getAttribute('src')).toBe('/products/no-picture.svg')
})

test('the path to a product leads to its type in the catalog [CAT-1]', async () => {
  await showProduct()
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy()
  expect(hrefOf('Products')).toBe('/#services')
  expect(hrefOf('Graphics card')).toBe('/?type=Graphics+card#services')
})

test('related products are others of the type, those in stock first, then of a similar price; none when the search fails [CAT-1]', async () => {
  const rows = [
    aProduct({ _id: 'sold-out', product: 'Sold out SSD', available_quantity: 0 }),
    aProduct(),
    aProduct({ _id: 'dear', product: 'Dear SSD', price: 999 }),
    aProduct({ _id: 'other', product: 'Other SSD' }),
  ]
  const readOne = { 'GET /api/product/test-ssd-1tb': aProduct() }
  fakeApi({ ...readOne, 'GET /api/search?type=SSD&limit=48': aSearchResult(rows) })
  const page = show(<RelatedProducts id="test-ssd-1tb" />)
  const related = within(await screen.findByRole('region', { name: 'Related products' }))
  const links = related.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/product/other',
    '/product/dear',
    '/product/sold-out',
  ])
  page.unmount()

  const asked = fakeApi(readOne)
  show(<RelatedProducts id="test-ssd-1tb" />)
  await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2))
  expect(screen.queryByRole('region', { name: 'Related products' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
