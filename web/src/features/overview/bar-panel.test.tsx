import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { BarPanel } from './bar-panel.tsx'

test('a shop without sales shows a sentence instead of axes without bars [IMPORT-4]', () => {
  const texts = { format: String, formatShort: String, labels: 'Product', columns: [] }
  show(<BarPanel title="Top products" bars={[]} isRanking {...texts} />)
  const panel = screen.getByRole('region', { name: 'Top products' })
  expect(panel.textContent).toBe('Top productsNothing was sold in this period.')
})
