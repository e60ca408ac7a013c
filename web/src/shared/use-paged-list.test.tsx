import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pagedQuery } from './api/paged-query.ts'
import { press } from './testing/actions.ts'
import { show } from './testing/show.tsx'
import { RowsSelect } from './ui/tables/rows-select.tsx'
import { usePagedList } from './use-paged-list.ts'

/** Shows which rows of 4,999 there are, and where the list is by its URL; returns the pages that it reads. */
function showList(path: string, hasOffsets: boolean) {
  const asked = new Set<string | undefined>()
  const query = pagedQuery(['list'], async ({ cursor }) => {
    asked.add(cursor)
    const rows = Array.from({ length: 100 }, (_, n) => Number(cursor ?? 0) + n + 1)
    return { rows, next: String(rows.at(-1)) }
  })
  function List() {
    const { search } = useLocation()
    const list = usePagedList(query, { total: 4999, hasOffsets })
    const text = `${list.data.at(0)} to ${list.data.at(-1)}, at ${search}`
    return (
      <>
        <p>{text}</p>
        <button type="button" onClick={list.showMore}>
          Show more
        </button>
        <RowsSelect list={list} />
      </>
    )
  }
  show(<List />, undefined, path)
  return asked
}

test('the URL has how many rows are shown, so that a reload reads as many, each page once', async () => {
  const asked = showList('/?rows=600&q=ssd', false)
  expect(await screen.findByText('1 to 600, at ?rows=600&q=ssd')).toBeTruthy()
  await press('Show more')
  expect(await screen.findByText('1 to 700, at ?q=ssd&rows=700')).toBeTruthy()
  expect([...asked]).toEqual([undefined, '100', '200', '300', '400', '500', '600'])
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('any rows of a list with offsets are one choice away, and stay there', async () => {
  const asked = showList('/?q=ssd&rows=200', true)
  const select = await screen.findByRole('combobox', { name: 'Go to rows' })
  await userEvent.selectOptions(select, '2,901 to 3,000')
  expect(await screen.findByText('2901 to 3000, at ?q=ssd&from=2900')).toBeTruthy()
  await press('Show more')
  expect(await screen.findByText('2901 to 3100, at ?q=ssd&from=2900&rows=200')).toBeTruthy()
  expect([...asked]).toEqual([undefined, '100', '2900', '3000'])
})

test.each(['/?rows=x&from=2900', '/?rows=0', '/?rows=-5'])('%s begins at the top', async (path) => {
  showList(path, false)
  expect(await screen.findByText(/^1 to 100,/)).toBeTruthy()
})
