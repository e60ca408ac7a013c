import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { NotFoundPage } from './not-found-page.tsx'

test('an unknown URL shows the 404 image and a link to the landing page [NAV-3]', () => {
  render(<NotFoundPage />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: /404/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/')
})
