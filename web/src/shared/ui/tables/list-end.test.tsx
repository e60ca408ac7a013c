import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { ListEnd, type ShownRows } from './list-end.tsx'

const rows = createRef<HTMLUListElement>()

const listOf = (count: number, special: Partial<ShownRows> = {}): ShownRows => ({
  data: Array.from({ length: count }, (_, n) => n),
  total: 4999,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  showMore: () => {},
  ...special,
})

/** A list with its end, to be rendered as it changes. */
const withEnd = (list: ShownRows) => (
  <>
    <ul ref={rows}>
      {list.data.map((row) => (
        <li key={String(row)}>row {String(row)}</li>
      ))}
    </ul>
    <ListEnd rows={rows} list={list} />
  </>
)

const status = () => screen.getByRole('status').textContent

test('"Show more" moves the focus to the first new row, and the number of rows is announced', async () => {
  const { rerender } = render(withEnd(listOf(100)))
  expect(status()).toBe('100 of 4,999 shown')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  rerender(withEnd(listOf(100, { isFetchingNextPage: true })))
  // jsdom does not take the focus from a disabled button.
  document.querySelector('button')?.blur()
  rerender(withEnd(listOf(200)))
  expect(document.activeElement?.textContent).toBe('row 100')
  expect(status()).toBe('200 of 4,999 shown')
})

test('when the last page is empty, the focus is at the end of the list', async () => {
  const { rerender } = render(withEnd(listOf(100)))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  rerender(withEnd(listOf(100, { isFetchingNextPage: true })))
  document.querySelector('button')?.blur()
  rerender(withEnd(listOf(100, { hasNextPage: false, total: 100 })))
  expect(document.activeElement).toBe(screen.getByText('100 of 100 shown'))
})

test.each([
  [{ total: undefined }, '100 shown'],
  [{ from: 2900 }, 'Rows 2,901 to 3,000 of 4,999 shown'],
  [{ isFetchNextPageError: true }, 'More rows could not be read. Please try again.'],
])('%j is said as %j', (special, text) => {
  render(withEnd(listOf(100, special)))
  expect(status()).toBe(text)
})

test('a list of one page has neither a button nor an end', () => {
  const { container } = render(<ListEnd rows={rows} list={listOf(3, { hasNextPage: false })} />)
  expect(container.textContent).toBe('')
})
