import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { pagedQuery } from '../../api/paged-query.ts'
import { press } from '../../testing/actions.ts'
import { show } from '../../testing/show.tsx'
import { usePagedList } from '../../use-paged-list.ts'
import type { Column } from './data-table.tsx'
import { PagedTable } from './paged-table.tsx'
import { SelectedRows, SelectRows, useSelectedRows } from './select-rows.tsx'

test('a selection, the number of rows and a stale list render no row again', async () => {
  const cell = vi.fn(({ _id }: { _id: string }) => <SelectRows rows={[{ _id }]} label={_id} />)
  const columns: Column<{ _id: string }>[] = [{ header: 'Select', cell }]
  const query = pagedQuery(['list'], async () => ({
    rows: [{ _id: 'a' }, { _id: 'b' }],
    next: 'b',
  }))
  const drawn = vi.fn()
  function List() {
    const client = useQueryClient()
    const [total, count] = useState<number>()
    const list = usePagedList(query, { total })
    const { selected, selection } = useSelectedRows(list.data)
    const stale = { queryKey: ['list'], refetchType: 'none' } as const
    drawn()
    return (
      <SelectedRows value={selection}>
        <p>{`${selected.length} selected`}</p>
        <button type="button" onClick={() => client.invalidateQueries(stale)}>
          Invalidate
        </button>
        <button type="button" onClick={() => count(5)}>
          Count
        </button>
        <PagedTable label="List" columns={columns} list={list} empty={{ title: '', hint: '' }} />
      </SelectedRows>
    )
  }
  show(<List />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'a', checked: false }))
  expect(screen.getByRole('checkbox', { name: 'a', checked: true })).toBeTruthy()
  expect(screen.getByText('1 selected')).toBeTruthy()
  const draws = drawn.mock.calls.length
  await press('Invalidate')
  await press('Count')
  expect(await screen.findByText('2 of 5 shown')).toBeTruthy()
  expect(drawn).toHaveBeenCalledTimes(draws + 1)
  expect(cell).toHaveBeenCalledTimes(2)
})
