import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { ProductCard } from './product-card.tsx'

test('a card shows the five facts and leads to the product [HOME-4]', () => {
  show(<ProductCard product={aProduct()} />)
  const facts = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Price', 'Type', 'Available Quantity', 'Minimum Order', 'Description'])
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['$80.50', 'SSD', '20', '5', 'A drive for tests.'])
  const order = screen.getByRole('link', { name: 'Order now' })
  expect(order.getAttribute('href')).toBe('/product/test-ssd-1tb')
})

test('a product with less than one order left is marked as sold out [BUY-7]', () => {
  show(<ProductCard product={aProduct({ available_quantity: 4 })} />)
  expect(screen.getByText('Sold out')).toBeTruthy()
})
