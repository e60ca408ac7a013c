// @vitest-environment node
import { expect, test } from 'vitest'
import { parseOrderList } from './parse-order-list.ts'

const read = (pasted: string) =>
  parseOrderList(pasted, 200).lines.map(({ quantity, name }) => [quantity, name])

test.each([
  ['2 x Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['2× Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['x2 Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['1,000 x Samsung 990 Pro 2TB', '1,000', 'Samsung 990 Pro 2TB'],
  ['2 pieces of Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['2 Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['- 2 x Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['Samsung 990 Pro 2TB x2', '2', 'Samsung 990 Pro 2TB'],
  ['Samsung 990 Pro 2TB 2x', '2', 'Samsung 990 Pro 2TB'],
  ['Samsung 990 Pro 2TB: 2 pcs.', '2', 'Samsung 990 Pro 2TB'],
  ['Samsung 990 Pro 2TB\t2 pcs', '2', 'Samsung 990 Pro 2TB'],
  ['2;Samsung 990 Pro 2TB', '2', 'Samsung 990 Pro 2TB'],
  ['samsung-990-pro-2tb, 02', '2', 'samsung-990-pro-2tb'],
  ['samsung-990-pro-2tb,Samsung 990 Pro 2TB,2,179.99', '2', 'samsung-990-pro-2tb'],
  ['Samsung 990 Pro 2TB', '1', 'Samsung 990 Pro 2TB'],
  ['"Samsung 990 Pro, 2TB",2', '2', 'Samsung 990 Pro, 2TB'],
  ['"27"" monitor; curved";2', '2', '27" monitor; curved'],
  ['27" monitor;2', '2', '27" monitor'],
  ['"Samsung 990 Pro;2', '2', '"Samsung 990 Pro'],
  ['2 x Vengeance 32GB (2x16GB) DDR5', '2', 'Vengeance 32GB (2x16GB) DDR5'],
  ['Corsair Vengeance 32GB, black', '1', 'Corsair Vengeance 32GB, black'],
  ['AMD Ryzen 5 7600', '1', 'AMD Ryzen 5 7600'],
  ['2\tx\tSSD', '2', 'SSD'],
  ['"SSD" 2x', '2', 'SSD'],
  ['"2 x SSD"', '2', 'SSD'],
  ['2xSSD', '2', 'SSD'],
  ['SSD - 2 pcs', '2', 'SSD'],
  ['SSD;1,000', '1,000', 'SSD'],
  ['+2 x SSD', '2', 'SSD'],
  ['SSD;2;109,95', '2', 'SSD'],
  ['SSD;109.95;2', '2', 'SSD'],
  ['1. SSD x2', '2', 'SSD'],
  ['2) 3 x SSD', '3', 'SSD'],
])('%j is %s pieces of %j [QUICK-1]', (line, quantity, name) => {
  expect(read(line)).toEqual([[quantity, name]])
})

test.each([
  ['Samsung 990 Pro;-1', '-1'],
  ['-1 x Samsung 990 Pro', '-1'],
  ['Samsung 990 Pro;1e9', '1e9'],
  ['1e9 x Samsung 990 Pro', '1e9'],
  ['Samsung 990 Pro;0', '0'],
  ['Samsung 990 Pro;999999999999999999999', '999999999999999999999'],
])('the quantity of %j stays %s, for the list to refuse it [QUICK-1]', (line, quantity) => {
  expect(read(line)).toEqual([[quantity, 'Samsung 990 Pro']])
})

test('Windows line ends, empty lines and a byte order mark are no lines [QUICK-1]', () => {
  const pasted = '\ufeffSSD;2\r\n\r\n;;\r\n  \t\r\nGPU;1\rCPU;3\n'
  expect(read(pasted)).toEqual([
    ['2', 'SSD'],
    ['1', 'GPU'],
    ['3', 'CPU'],
  ])
})

test('a first line of column names is reported and not read as a product [QUICK-1]', () => {
  expect(parseOrderList('Product;Qty\nSSD;2', 200)).toEqual({
    lines: [{ text: 'SSD;2', quantity: '2', name: 'SSD' }],
    heading: 'Product;Qty',
    rest: [],
  })
})

test('lines beyond the limit are handed back as they are [QUICK-1]', () => {
  const pasted = Array.from({ length: 201 }, (_, n) => `SSD number ${n};2`).join('\r\n')
  const { lines, rest } = parseOrderList(pasted, 200)
  expect(lines).toHaveLength(200)
  expect(rest).toEqual(['SSD number 200;2'])
})

test('every line with a letter or a digit is kept, whatever it is [QUICK-1]', () => {
  const odd = ['x', '2', '2x', 'x2', '"', '""2', '2;2', '=1+1', '\u202eevil;2', 'a'.repeat(10_000)]
  const { lines, rest } = parseOrderList(odd.join('\n'), 200)
  expect([lines.length, rest]).toEqual([odd.length - 1, []])
})

test.each(['a :', 'a ', ': ', '- ', '1 ', '1', '(1', ' x', '"', ';', ',1', '1,000 '])(
  'a line of "%s" is read in the same time, however long it is (ReDoS) [QUICK-1]',
  (piece) => {
    const cpuOf = (length: number) => {
      const line = `x${piece.repeat(length / piece.length)}!`
      // Not the time of the clock, which a busy machine prolongs.
      const start = process.threadCpuUsage()
      parseOrderList(Array(20).fill(line).join('\n'), 200)
      return process.threadCpuUsage(start).user
    }
    cpuOf(500)
    for (const length of [500, 5000, 50_000]) expect(cpuOf(length)).toBeLessThan(200_000)
  },
)
