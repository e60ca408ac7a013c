import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Hero } from './hero.tsx'

test('the hero says who we are and links to the products [HOME-2]', () => {
  render(<Hero />, { wrapper: MemoryRouter })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('we are tech house')
  expect(screen.getByText('collect your necessary computer component')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'explore us' }).getAttribute('href')).toBe('/#services')
})
