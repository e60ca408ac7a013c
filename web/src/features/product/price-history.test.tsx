import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { show } from '#shared/testing/show.tsx'
import PriceHistory from './price-history.tsx'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

test('prices are steps with a gap where the product was not offered, and a table has each [PRICE-1]', async () => {
  const prices = [
    { at: daysAgo(100), price: 100, offered: true },
    { at: daysAgo(75), price: 50, offered: true },
    { at: daysAgo(50), offered: false },
    { at: daysAgo(25), price: 80, offered: true },
  ]
  fakeApi({ 'GET /api/product/ssd/prices': { prices, lowestPrice: 80 } })
  show(<PriceHistory id="ssd" />)
  await screen.findByText(`Lowest price of the last 30 days: ${formatPrice(80)}`)
  const name = new RegExp(`lowest is \\${formatPrice(50)}, the highest \\${formatPrice(100)}$`)
  const path = screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d') ?? ''
  const rounded = path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))))
  expect(rounded).toBe('M0 0H25V50H50M75 20H100')
  const table = screen.getByRole('table', { name: 'Price history', hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(
    textsOf(rows)
      .slice(1)
      .map((text) => text.replace(/^.*, \d{4}/, '')),
  ).toEqual([formatPrice(80), 'not offered', formatPrice(50), formatPrice(100)])
})

test('a product without a price in the log shows no chart [PRICE-1]', async () => {
  const asked = fakeApi({ 'GET /api/product/ssd/prices': { prices: [] } })
  const { container } = show(<PriceHistory id="ssd" />)
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => container.textContent).toBe('')
})
