import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { BarPanel } from './bar-panel.tsx'

test('a shop without sales shows a sentence instead of axes without bars [IMPORT-4]', () => {
  const texts = { format: String, labels: 'Product' }
  show(<BarPanel title="Top products" bars={[]} isRanking {...texts} />)
  const panel = screen.getByRole('region', { name: 'Top products' })
  expect(panel.textContent).toBe('Top productsNothing was sold in this period.')
})

test('the height of a bar is its share of the highest [STAFF-9]', () => {
  const bars = [50, 100].map((value) => ({ id: `${value}`, label: `Oct ${value}`, value, to: '/' }))
  show(<BarPanel title="Revenue" bars={bars} format={String} labels="Period" />)
  const chart = screen.getByRole('img', {
    name: 'Revenue: 2 bars, the highest is Oct 100 with 100',
  })
  const heights = [...chart.querySelectorAll('i')].map(({ style }) => style.height)
  expect(heights).toEqual(['50%', '100%'])
})
