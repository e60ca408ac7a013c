import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Promo } from './promo.tsx'

test('the deal of the day starts at the products [HOME-3]', async () => {
  render(
    <>
      <Promo />
      <div id="services" data-testid="products" />
    </>,
  )
  expect(screen.getByText('Deal Of The Day')).toBeTruthy()
  expect(screen.getByText('Save Up to 60% Off!')).toBeTruthy()

  // jsdom has no layout, so it does not scroll.
  const scrollIntoView = vi.fn()
  screen.getByTestId('products').scrollIntoView = scrollIntoView
  await userEvent.click(screen.getByRole('button', { name: 'Get Started' }))
  expect(scrollIntoView).toHaveBeenCalledOnce()
})
