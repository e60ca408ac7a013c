import { render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { Slices } from './slices.tsx'

test.each([
  [false, [12, 24, 30]],
  [true, [30]],
])('a list of 30 rows, at once: %s, has %j rows after each render', (isWhole, expected) => {
  const counts: number[] = []
  render(
    <Profiler id="" onRender={() => counts.push(document.querySelectorAll('i').length)}>
      <Slices isWhole={isWhole}>
        {Array.from({ length: 30 }, (_, row) => (
          <i key={String(row)} />
        ))}
      </Slices>
    </Profiler>,
  )
  expect(counts).toEqual(expected)
})
