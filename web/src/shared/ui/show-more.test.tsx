import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShowMore } from './show-more.tsx'

test('after the last page the focus stays at the end of the list', async () => {
  const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => {} }
  const { rerender } = render(<ShowMore list={list} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  rerender(<ShowMore list={{ ...list, hasNextPage: false }} />)
  expect(document.activeElement).toBe(screen.getByText('That is all.'))
})

test('a list of one page has neither a button nor an end', () => {
  const list = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} }
  expect(render(<ShowMore list={list} />).container.textContent).toBe('')
})
