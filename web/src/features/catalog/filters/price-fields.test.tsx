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

test('prices are read as people write them, and the field keeps the focus [CAT-3]', async () => {
  render(<Prices />)
  const lowest = screen.getByRole<HTMLInputElement>('textbox', { name: /^Lowest/ })
  await userEvent.type(lowest, '$50.00{Enter}')
  expect(lowest.value).toBe('50')
  expect(screen.getByRole('textbox', { name: /^Highest/ })).toHaveProperty('value', '100')
  expect(document.activeElement).toBe(lowest)
})
