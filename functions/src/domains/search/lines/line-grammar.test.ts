import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchOf, seeded } from '../../../../test/support/search.ts'
import type { LineMatch } from '../../../contract/search.ts'

/** A wrong product, or a wrong quantity without a question. */
function isWrong({ products, quantities }: LineMatch, product: string, quantity: number) {
  const isAsked = quantities.length > 1 && quantities.includes(`${quantity}`)
  const isRight = quantities.length === 1 && quantities[0] === `${quantity}`
  return !products.some((found) => found.product === product) || !(isAsked || isRight)
}

const read = async (text: string) => searchOf(seeded).matchLines([{ text }])

const shapes: [shape: string, quantity: number, isAsked?: boolean][] = [
  ['1x {name} ({number}) € 179,95', 1],
  ['{name} - 3 Stück à 109,95', 3],
  ['3x {name} 179,99', 3],
  ['{name} 27 Zoll 329,99', 1, true],
  ['{name} 2 Stk. 179,99 EUR', 2],
  ['2x {name}, 4,7 GHz', 2],
  ['Pos. 10  {name}  2 Stk  179,99', 2],
  ['(3x) {name}', 3],
  ['{name}, 2 Stk., 179,99 €', 2],
  ['2 {name} je 179,95', 2],
  ['{name} 1.299,95 €', 1],
  // Brackets around a quantity
  ...['(3 x) {name}', '(3×) {name}', '[3x] {name}', '{3x} {name}', '<3x> {name}', '3x) {name}'].map(
    (shape): [string, number] => [shape, 3],
  ),
  ['{name} <3x>', 3],
  // Two digits behind a comma without a currency and without another quantity
  ['{name} 109,95', 1, true],
  ['{name}, 109,95', 1, true],
  ['{name},$50,12', 12, true],
  ['{name},109,95 €', 1, true],
  // One is a quantity
  ['{name},2', 2],
  ['{name}, 3, 109,95', 3],
  ['{number}, 12', 12],
  ['{name} 179,- x 2', 2],
  ['2 x {name} at 109.95 each', 2],
]
const names = [
  ...['Samsung 990 Pro 2TB', 'Noctua NH-D15', 'LG UltraGear 27GP850-B', 'Corsair SF750'],
  ...['AMD Ryzen 7 9800X3D', 'AMD Ryzen 5 7600', 'Corsair RM850x', 'MSI MAG B650 Tomahawk WiFi'],
]

test.each(shapes)(
  'in %j the quantity of each product is %i, and asked about only where it is unclear [QUICK-1]',
  async (shape, quantity, isAsked = false) => {
    for (const name of names) {
      const [number = ''] = seeded.find(({ product }) => product === name)?.partNumbers ?? []
      const line = shape.replace('{name}', name).replace('{number}', number)
      const [match] = await read(line)
      expect(match && [line, isWrong(match, name, quantity), match.quantities.length > 1]).toEqual([
        line,
        false,
        isAsked,
      ])
    }
  },
)

const counts = [
  ...['{n}x', '{n} x', 'x{n}', '({n}x)', '[{n} x]', '{n} Stk.', '{n} pcs', 'Qty: {n}', '{n} Stück'],
]
const prices = ['€ 179,95', '179,95 €', '1.179,95 EUR', '$1,179.95', 'à 179,95']
const product = fc.constantFrom(
  ...seeded.flatMap(({ product, partNumbers: [number] = [] }) =>
    number ? [{ name: product, number }] : [],
  ),
)
const parts = fc.record({
  product,
  quantity: fc.integer({ min: 1, max: 99 }),
  count: fc.constantFrom(...counts),
  price: fc.constantFrom(...prices),
  order: fc.shuffledSubarray(['name', 'number', 'count', 'price'], { minLength: 2 }),
  separator: fc.constantFrom(' ', '  ', ', ', ' - ', ' | ', ';', '\t'),
})

test('no product, quantity and price in any order is read as another one without a question [QUICK-1, ITEM-2]', async () => {
  await fc.assert(
    fc.asyncProperty(parts, async ({ product, quantity, count, price, order, separator }) => {
      fc.pre(order.includes('name') || order.includes('number'))
      const texts: Record<string, string> = {
        ...product,
        count: count.replace('{n}', `${quantity}`),
        price,
      }
      const line = order.map((part) => texts[part]).join(separator)
      const [match] = await read(line)
      const stated = order.includes('count') ? quantity : 1
      const found = match && { line, ...match, isWrong: isWrong(match, product.name, stated) }
      expect(found).toEqual({ ...found, isWrong: false })
    }),
    { numRuns: 1000 },
  )
})
