import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { BlogPostList } from './blog-post-list.tsx'

test('the blogs page shows five posts and a table of contents with a link to each [HOME-10]', () => {
  render(<BlogPostList />, { wrapper: MemoryRouter })
  const titles = screen
    .getAllByRole('article')
    .map((post) => within(post).getByRole('heading', { level: 2 }).textContent)
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
