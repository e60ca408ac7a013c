import { formatPrice } from '@tech-house/api/parts/format-number'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { hrefOf, textsOf } from '#shared/testing/queries.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProductCard } from './product-card.tsx'

test('a card shows the five facts and leads to its product by name [HOME-4, FIX-3]', () => {
  show(<ProductCard product={aProduct()} />)
  const facts = ['Price', 'Type', 'Available Quantity', 'Minimum Order', 'Description']
  expect(textsOf(screen.getAllByRole('term'))).toEqual(facts)
  const values = [formatPrice(80.5), 'SSD', '20', '5', 'A drive for tests.']
  expect(textsOf(screen.getAllByRole('definition'))).toEqual(values)
  expect(hrefOf('Order now: Test SSD 1TB')).toBe('/product/test-ssd-1tb')
})

test('a part number tells a product from another one of its name [SCALE-2]', () => {
  show(<ProductCard product={aProduct()} partNumber="MZ-1" />)
  expect(screen.getByText('MZ-1')).toBeTruthy()
})

test('a description that is cut off can be read in full, another has no button [FIX-3]', async () => {
  const layout = fakeLayout()
  show(<ProductCard product={aProduct()} />)
  const text = screen.getByText('A drive for tests.')
  expect(layout.observed).toEqual([text])
  expect(screen.queryByRole('button')).toBeNull()
  layout.show(text, { clientHeight: 72, scrollHeight: 72 })
  expect(screen.queryByRole('button')).toBeNull()

  layout.show(text, { clientHeight: 72, scrollHeight: 120 })
  const button = screen.getByRole('button', { name: 'Read more about Test SSD 1TB' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.textContent).toBe('Read less')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test.each([
  [{ available_quantity: 10 }, 'In stock'],
  [{ available_quantity: 9 }, 'Only 9 left'],
  [{ available_quantity: 19, minimum_order: 10 }, 'Only 19 left'],
  [{ available_quantity: 9, minimum_order: 10 }, 'Sold out'],
])('a card with %j says "%s" [BUY-7]', (stock, words) => {
  show(<ProductCard product={aProduct(stock)} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('a card shows its brand beside the short facts, and nothing without one [ITEM-1]', () => {
  const textBeside = (brand?: string) => {
    const { unmount } = show(<ProductCard product={aProduct()} chips={['1 TB']} brand={brand} />)
    const text = screen.getByText('1 TB').parentElement?.textContent
    unmount()
    return text
  }
  expect([textBeside('Samsung'), textBeside()]).toEqual(['Samsung 1 TB ', '1 TB '])
})

test('a card shows short facts and whether the product is in the comparison [CAT-7]', () => {
  show(<ProductCard product={aProduct()} chips={['1 TB', 'SATA']} comparison="chosen" />)
  expect(screen.getByText('SATA')).toBeTruthy()
  const compare = screen.getByRole('checkbox', { name: 'Compare Test SSD 1TB' })
  expect(compare).toHaveProperty('checked', true)
})

test.each([
  ['other-type', 'Compare: other type'],
  ['full', 'Compare: 4 chosen'],
] as const)(
  'a card that cannot be compared says why, also in its name: %s [CAT-7]',
  (comparison, reason) => {
    show(<ProductCard product={aProduct()} comparison={comparison} />)
    expect(screen.getByText(reason)).toBeTruthy()
    const compare = screen.getByRole('checkbox', { name: `${reason} Test SSD 1TB` })
    expect(compare).toHaveProperty('disabled', true)
  },
)

/** jsdom has no layout. `show` simulates the report of a browser for an element in view. */
function fakeLayout() {
  const observed: Element[] = []
  let report = () => {}
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      report = () => callback([], this)
    }
    observe = (element: Element) => observed.push(element)
    unobserve = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)

  return {
    observed,
    show(target: Element, heights: { clientHeight: number; scrollHeight: number }) {
      for (const [name, value] of Object.entries(heights)) {
        Object.defineProperty(target, name, { value, configurable: true })
      }
      act(report)
    },
  }
}
