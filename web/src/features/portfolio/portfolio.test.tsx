import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portfolio } from './portfolio.tsx'

test('the portfolio links to three external projects, each in a new tab [HOME-11]', () => {
  render(<Portfolio />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links).toHaveLength(3)
  for (const { protocol, target, rel } of links) {
    expect({ protocol, target }).toEqual({ protocol: 'https:', target: '_blank' })
    expect(rel).toContain('noopener')
  }
})
