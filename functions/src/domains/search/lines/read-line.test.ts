import { currency } from '@tech-house/shop'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '../../../../test/support/search.ts'
import { readLine } from './read-line.ts'

const ssd = 'Samsung 990 Pro 2TB'
const ssdId = 'samsung-990-pro-2tb'
const cpu = 'AMD Ryzen 5 7600'
const pcpp = 'https://pcpartpicker.com/product/fPyH99/amd-ryzen-7-9800x3d-100-1000001084wof'
const listed = 'AMD Ryzen 7 9800X3D 4.7 GHz 8-Core Processor'
const kit = 'G.Skill Flare X5 32 GB (2 x 16 GB) DDR5-6000 CL30 Memory'

test.each([
  // The quantity before the name
  ['2 Samsung 990 Pro 2TB', '2', ssd],
  ['+2 x SSD', '2', 'SSD'],
  ['2xSSD', '2', 'SSD'],
  ['2 x 970 EVO 2TB', '2', '970 EVO 2TB'],
  // … behind it
  ['Samsung 990 Pro 2TB - 12', '12', ssd],
  ['Samsung 990 Pro 2TB: 2', '2', ssd],
  ['"SSD" 2x', '2', 'SSD'],
  ['"2 x SSD"', '2', 'SSD'],
  // Bullets, numbering and check boxes
  ['• Samsung 990 Pro 2TB', '1', ssd],
  ['☐ Samsung 990 Pro 2TB', '1', ssd],
  ['> 2 x SSD', '2', 'SSD'],
  ['#2 Samsung 990 Pro 2TB', '1', ssd],
  ['(2) 3 x SSD', '3', 'SSD'],
  // Cells
  ['Samsung 990 Pro 2TB，2', '2', ssd],
  ['2\tx\tSSD', '2', 'SSD'],
  ['samsung-990-pro-2tb, 02', '2', ssdId],
  ['samsung-990-pro-2tb,Samsung 990 Pro 2TB,2,179.99', '2', ssdId],
  ['"Samsung 990 Pro, 2TB",2', '2', 'Samsung 990 Pro, 2TB'],
  ['"27"" monitor; curved";2', '2', '27" monitor; curved'],
  ['"Samsung 990 Pro;2', '2', '"Samsung 990 Pro'],
  ['Corsair Vengeance 32GB, black', '1', 'Corsair Vengeance 32GB, black'],
  ['2 x SSD, black', '2', 'SSD, black'],
  // Numbers and prices
  ['AMD Ryzen 5 7600,50.00,2,100.00', '2', cpu],
  ['AMD Ryzen 5 7600;3;33,33;99,99', '3', cpu],
  ['AMD Ryzen 5 7600,$1,299.00,2', '2', cpu],
  ['SSD;109.95;2', '2', 'SSD'],
  ['SSD;2;0730143314572', '2', 'SSD'],
  ['SSD;2.0', '2', 'SSD'],
  ['AMD Ryzen 5 7600 - ₹194.99', '1', cpu],
  [`AMD Ryzen 5 7600 - 194.99 ${currency}`, '1', cpu],
  // Numbers of a name
  ['A 7600 / B 9700X', '1', 'A 7600 / B 9700X'],
  ['970 EVO 2TB', '1', '970 EVO 2TB'],
  ['2 x 16 GB DDR5', '1', '2 x 16 GB DDR5'],
  ['Monitor 2560 x 1440', '1', 'Monitor 2560 x 1440'],
  ['Riser cable PCIe x16', '1', 'Riser cable PCIe x16'],
  ['Radeon RX 7900x', '1', 'Radeon RX 7900x'],
  ['2 x Vengeance 32GB (2x16GB) DDR5', '2', 'Vengeance 32GB (2x16GB) DDR5'],
  // A column or a label with the category
  ['Graphics card;2 x Big GPU', '2', 'Big GPU'],
  ['CPU Cooler|Noctua NH-D15|1', '1', 'Noctua NH-D15'],
  ['Samsung 990 Pro 2TB;SSDs;2', '2', ssd],
  ['Graphics card - Big GPU', '1', 'Big GPU'],
  ['CPU-Kühler: Noctua NH-D15', '1', 'Noctua NH-D15'],
  ['Arbeitsspeicher | Big Kit | 2 Stück', '2', 'Big Kit'],
  ['2 Stueck Samsung 990 Pro 2TB zu je 180 €', '2', ssd],
  // PCPartPicker: text, Markdown, and its page
  [`CPU: ${listed}  ($451.50 @ Shop)`, '1', listed],
  [`Memory: ${kit}  ($89.99 @ B&H)`, '1', kit],
  [`**CPU** | [${listed}](${pcpp}) | $451.50 @ Shop`, '1', listed],
  [` **Memory** | [${kit}](${pcpp}) | $79.95 B&H Photo`, '1', kit],
  [`**CPU** | [${listed}](${pcpp}) | No Prices Available `, '1', listed],
  [`CPU\t${listed}\t$451.50 @ Shop`, '1', listed],
  // Links to products of this shop
  [`http://localhost:5000/product/${ssdId}?from=mail#reviews`, '1', ssdId],
  [`/product/${ssdId}`, '1', ssdId],
  [`https://shop.example/product/${ssdId}, 2`, '2', ssdId],
  [`[${ssd}](https://shop.example/product/${ssdId}) x2`, '2', ssdId],
  [`${ssd} https://shop.example/product/${ssdId}`, '1', ssdId],
])('%j is %s pieces of %j [QUICK-1, SRCH-3]', (line, quantity, name) => {
  const { quantities, names, isLeftOut } = readLine(line)
  expect([quantities, names[0], isLeftOut]).toEqual([[quantity], name, false])
})

test.each([
  // A fraction, thousands, or a price without currency
  ['1,000 x SSD', 'SSD', ['1000', '1']],
  ['SSD;1.000', 'SSD', ['1000', '1']],
  ['SSD;12.500', 'SSD', ['12500', '1']],
  ['SSD;2.00', 'SSD', ['2', '1']],
  // Numbers of which none is the product of two others, or with two factors that can be a price
  ['SSD;2;180', 'SSD', ['2', '180']],
  ['1;SSD;2', 'SSD', ['1', '2']],
  ['SSD,50,2,100', 'SSD', ['50', '2']],
  ['SSD;2 pcs;3 pcs', 'SSD', ['2', '3']],
  // A position or a quantity
  ['(2) SSD', 'SSD', ['2', '1']],
  ['2: SSD', 'SSD', ['2', '1']],
])('the quantity in %j, of %j, is one of %j [QUICK-1]', (line, name, quantities) => {
  const read = readLine(line)
  expect([read.names[0], read.quantities]).toEqual([name, quantities])
})

test.each([
  ['AMD Ryzen 5 7600 2', cpu, ['2', '1']],
  ['AMD Ryzen 5 7600 x2, black', cpu, ['2']],
  ['Samsung 990 Pro 2TB (3x) black', 'Samsung 990 Pro 2TB black', ['3', '1']],
  ['Samsung 990 Pro 2TB (120)', ssd, ['120', '1']],
  ['Samsung 990 Pro 2TB 120x', ssd, ['120', '1']],
  ['100 Samsung 990 Pro 2TB', ssd, ['100']],
  ['2 Gigabyte RTX 5080', 'Gigabyte RTX 5080', ['2']],
  ['Superlight 2 x 4', 'Superlight 2', ['4']],
  ['Radeon RX 7900x', 'Radeon RX', ['7900', '1']],
])('%j is one piece, or if %j is a product, %j of it [QUICK-1]', (line, name, quantities) => {
  const { names, ...read } = readLine(line)
  expect(names[0]).toBe(line)
  expect(read).toMatchObject({ quantities: ['1'], other: { names: [name], quantities } })
})

test.each([
  ['Samsung 990 Pro;-1', '-1'],
  ['1e9 x Samsung 990 Pro', '1e9'],
  ['Samsung 990 Pro;0', '0'],
  ['Samsung 990 Pro;2,5', '2,5'],
  ['Samsung 990 Pro;999999999999999999999', '999999999999999999999'],
])('the quantity of %j stays %s, for the list to refuse it [QUICK-1]', (line, quantity) => {
  expect(readLine(line)).toMatchObject({ quantities: [quantity], names: ['Samsung 990 Pro'] })
})

test.each([
  'Hi,',
  'Kind regards',
  'My parts:',
  'Shopping list',
  'PCPartPicker Part List: https://pcpartpicker.com/list/abc123',
  '[PCPartPicker Part List](https://pcpartpicker.com/list/abc123)',
  'Part,Quantity',
  'Type|Item|Price',
  '| Qty | Name | Unit price |',
  ':----|:----|:----',
  '==========',
  ' | **Total** | **$1305.37**',
  '\tTotal\t$1305.37',
  'Subtotal;;1.305,37 €',
  'Shipping: $5.00',
  'Prices include shipping, taxes, rebates, and discounts',
  ' | *Prices include shipping, taxes, rebates, and discounts* |',
  'Generated by PCPartPicker 2026-11-20 10:00 EST-0500',
  ' | Generated by [PCPartPicker](https://pcpartpicker.com) 2026-11-20 10:00 EST-0500 |',
  '$1305.37',
  'Hallo zusammen,',
  'Mit freundlichen Grüßen',
  'Meine Einkaufsliste',
  'Menge;Artikel;Einzelpreis',
  'Gesamtsumme: 1.305,37 €',
])('%j names no product [QUICK-1]', (line) => {
  expect(readLine(line).isLeftOut).toBe(true)
})

test.each(['Hi-Fi headset', 'Please 2 x SSD', 'CPU', 'x', '2', 'RTX 5080:', '‮evil;2'])(
  '%j may name a product [QUICK-1]',
  (line) => {
    expect(readLine(line).isLeftOut).toBe(false)
  },
)

test.each([
  ['Item;Price;Qty', 'SSD;180;2', '2', 'SSD'],
  ['Pos,Part,Amount,Menge', '1,SSD,180,2', '2', 'SSD'],
  ['| Type | Item | Price |', 'Operating System | Windows 11 | $106.99', '1', 'Windows 11'],
  ['id;name;quantity', 'ssd-2;Fast SSD;1', '1', 'ssd-2'],
  ['Type\tPart\tQty', '\tSSD\t2', '2', 'SSD'],
  ['Hi,', 'SSD;2', '2', 'SSD'],
])('below %j, %j is %s pieces of %j [QUICK-1]', (heading, line, quantity, name) => {
  const { quantities, names } = readLine(line, heading)
  expect([quantities, names[0]]).toEqual([[quantity], name])
})

test('a line with more cells than its heading has columns is asked about [QUICK-1]', () => {
  const { quantities } = readLine('SSD,109,95,2', 'Item,Price,Qty')
  expect(quantities).toEqual(['109', '95', '2'])
})

const decorations = [
  ...['{n} x {p}', '{p} x {n}', '{p}; {n}', '{p}\t{n} pcs', '- [ ] {n} x {p}', '3. {p} ({n})'],
  ...['{n};{p};$12.50', 'CPU: {p} x{n}', '**{p}** | {n} |', '#4 {p} = {n}'],
  ...['[{p}](https://shop.example/x) * {n}', 'SSD,{p},{n},7.00', 'Ｘ{n} {p}', '{n}ｘ {p}'],
  ...['{n} pieces of {p}', '- {n} x {p}', 'qty {n} {p}', 'Qty: {n}, {p}', '- [x] {n} x {p}'],
  ...['{p}×{n}', '{p}*{n}', '{p} [{n}]', '{p} ({n} pcs)', '{p}: {n} pcs.', '{p} (Qty: {n})'],
  ...['{p} {n} pcs', '| {p} | {n} |', '{n} x {p} @ 194.99', '{n} x CPU: {p}'],
  ...['{p} {n} × $194.99 = $389.98', 'CPU\t{p}\t$194.99\t{n}', 'x{n} {p}', '{p} x{n}'],
]

test('any product in any decoration is read back with its quantity [QUICK-1]', () => {
  const product = fc.constantFrom(...seeded.map(({ product }) => product))
  const decorated = [
    product,
    fc.constantFrom(...decorations),
    fc.integer({ min: 1, max: 99 }),
  ] as const
  fc.assert(
    fc.property(...decorated, (product, decoration, quantity) => {
      const line = decoration.replace('{n}', `${quantity}`).replace('{p}', () => product)
      const read = readLine(line)
      const { names, quantities } = read.other?.names.includes(product) ? read.other : read
      expect([names[0], quantities, line]).toEqual([product, [`${quantity}`], line])
    }),
    { numRuns: 1000 },
  )
})

test('any text is read, with a name and a quantity, unless it is left out [QUICK-1]', () => {
  const pieces = ['2', ' x ', ';', '\t', '"', '|', '[', ']', '(', '$', '1,000', '@', 'SSD', ':']
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom(...pieces)))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, (line) => {
      const { names, quantities, isLeftOut } = readLine(line)
      const isWhole = names.every(Boolean) && names.length > 0 && quantities.every(Boolean)
      expect(isLeftOut || (isWhole && quantities.length > 0)).toBe(true)
    }),
  )
})

test.each([
  ...['a :', 'a ', ': ', '- ', '1 ', '1', '(1', ' x', '"', ';', ',1', '1,000 ', ';"', '@ ', '$1'],
  ...['[', 'zu ', '€ 1', '1x ', '1,50 '],
])('a line of "%s" is read in linear time (ReDoS) [QUICK-1]', (piece) => {
  const line = `x${piece.repeat(500 / piece.length)}!`
  // Not the time of the clock, which a busy machine prolongs.
  const start = process.threadCpuUsage()
  for (let n = 0; n < 20; n++) readLine(line)
  expect(process.threadCpuUsage(start).user).toBeLessThan(200_000)
})
