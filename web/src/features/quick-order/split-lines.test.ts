// @vitest-environment node
import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

test('Windows line ends, empty lines and a byte order mark are no lines [QUICK-1]', () => {
  const pasted = '\ufeffSSD;2\r\n\r\n;;\r\n  \t\r\n\tGPU;1\r  CPU;3\n'
  expect(splitLines(pasted)).toEqual(['SSD;2', '\tGPU;1', 'CPU;3'])
})

test('a row of an HTML table is one line, and the text around it stays [QUICK-1]', () => {
  const pasted = `<p>My parts</p><table class="part-list">
    <thead>
      <tr>
        <th>Type</th>
        <th>Item</th>
        <th>Price</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td class="type">CPU</td>
        <td class="item"><a href="https://pcpartpicker.com/product/fPyH99/amd">AMD Ryzen 7
          9800X3D</a></td>
        <td class="price"><a href="https://pcpartpicker.com/product/fPyH99/amd">$451.50 @ Shop</a></td>
      </tr>
      <tr><td></td><td class="total">Total</td><td>$451.50</td></tr>
    </tbody>
  </table>2 x SSD`
  expect(splitLines(pasted)).toEqual([
    'My parts',
    'Type\tItem\tPrice',
    'CPU\tAMD Ryzen 7 9800X3D\t$451.50 @ Shop',
    '\tTotal\t$451.50',
    '2 x SSD',
  ])
})

test.each(['<', '<td', '</td>', '<a ', ' ', ' <', '\t'])(
  'a text of "%s" is split in the same time, however long it is (ReDoS) [QUICK-1]',
  (piece) => {
    const cpuOf = (length: number) => {
      const text = `</p>${piece.repeat(length / piece.length)}!`
      // Not the time of the clock, which a busy machine prolongs.
      const start = process.threadCpuUsage()
      splitLines(text)
      return process.threadCpuUsage(start).user
    }
    cpuOf(500)
    for (const length of [5000, 200_000]) expect(cpuOf(length)).toBeLessThan(200_000)
  },
)
