import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

test('the footer has the logo, the text, the year and links to three networks [HOME-9]', () => {
  render(<Footer />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: 'Tech House logo' })).toBeTruthy()
  expect(screen.getByText('Tech House LTD - Providing reliable tech since 2020')).toBeTruthy()
  expect(screen.getByText(/copyright/i).textContent).toContain(String(new Date().getFullYear()))
  for (const name of ['Twitter', 'YouTube', 'Facebook']) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(/^https:/)
    expect(link.getAttribute('rel')).toContain('noopener')
  }
})
