// @vitest-environment node
import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

test('Windows line ends, empty lines and a byte order mark are no lines [QUICK-1]', () => {
  const pasted = '\ufeffSSD;2\r\n\r\n;;\r\n  \t\r\n\tGPU;1\r  CPU;3\n'
  expect(splitLines(pasted)).toEqual(['SSD;2', '\tGPU;1', 'CPU;3'])
})

test.each([' ', ';', '\t'])(
  'a text of "%s" is split in the same time, however long it is (ReDoS) [QUICK-1]',
  (piece) => {
    const cpuOf = (length: number) => {
      const text = `${piece.repeat(length / piece.length)}!`
      // Not the time of the clock, which a busy machine prolongs.
      const start = process.threadCpuUsage()
      splitLines(text)
      return process.threadCpuUsage(start).user
    }
    cpuOf(500)
    for (const length of [5000, 200_000]) expect(cpuOf(length)).toBeLessThan(200_000)
  },
)
