import { render, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { IncrementalList } from './incremental-list.tsx'

test.each([
  [false, [6, 12, 18, 20]],
  [true, [20]],
])('a list of 20 rows, at once: %s, has %j rows after each render', async (isWhole, expected) => {
  const counts: number[] = []
  render(
    <Profiler id="" onRender={() => counts.push(document.querySelectorAll('i').length)}>
      <IncrementalList isWhole={isWhole}>
        {Array.from({ length: 20 }, (_, row) => (
          <i key={String(row)} />
        ))}
      </IncrementalList>
    </Profiler>,
  )
  await waitFor(() => expect(counts).toEqual(expected))
})
