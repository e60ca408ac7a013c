import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SearchBox } from './search-box.tsx'

test('the sample search box filters its list [HOME-10]', async () => {
  const products = [
    { _id: '1', product: 'Samsung 990 Pro' },
    { _id: '2', product: 'Ryzen 5 7600' },
  ]
  render(<SearchBox products={products} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'ryzen')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ryzen 5 7600',
  ])
})
