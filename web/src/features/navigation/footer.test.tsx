import * as shop from '@tech-house/shop'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

test('the footer has the logo, the text, the year and links to its networks [HOME-9]', () => {
  render(<Footer />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: `${shop.name} logo` })).toBeTruthy()
  expect(screen.getByText(`${shop.legalName} - ${shop.slogan}`)).toBeTruthy()
  expect(screen.getByText(/copyright/i).textContent).toContain(String(new Date().getFullYear()))
  for (const [name, url] of Object.entries(shop.socialLinks).filter(([, url]) => url)) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(url)
    expect(link.getAttribute('rel')).toContain('noopener')
  }
})
