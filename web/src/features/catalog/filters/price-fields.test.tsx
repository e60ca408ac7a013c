import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { readCatalogUrl } from '../catalog-url.ts'
import { PriceFields } from './price-fields.tsx'

function Prices() {
  const [filter, setFilter] = useState(readCatalogUrl('?maxPrice=100').filter)
  return (
    <PriceFields filter={filter} onFilter={(changed) => setFilter({ ...filter, ...changed })} />
  )
}

test('prices in the wrong order are swapped, and the field keeps the focus [CAT-3]', async () => {
  render(<Prices />)
  const lowest = screen.getByRole<HTMLInputElement>('textbox', { name: /^Lowest/ })
  await userEvent.type(lowest, '$1,500{Enter}')
  expect(lowest.value).toBe('100')
  expect(screen.getByRole('textbox', { name: /^Highest/ })).toHaveProperty('value', '1500')
  expect(document.activeElement).toBe(lowest)
})
