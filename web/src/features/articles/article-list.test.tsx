import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ArticleList } from './article-list.tsx'

test('the blogs hold five articles, and their contents lead to each [HOME-10]', () => {
  render(<ArticleList />, { wrapper: MemoryRouter })
  const titles = screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 2 }).textContent)
  expect(titles).toEqual([
    'How to make a slow React page fast',
    'How to manage state in React',
    'How prototypal inheritance works',
    'Why we write unit tests',
    'How to search products in an array by name',
  ])
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link')) {
    expect(document.getElementById(link.hash.slice(1))?.textContent).toBe(link.textContent)
  }
})
