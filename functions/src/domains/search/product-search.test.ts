import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ProductScan } from '../../../test/support/product-scan.ts'
import { aRow, searchOf } from '../../../test/support/search.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { type Facets, type SearchResult, searchProducts } from '../../contract/search.ts'
import { sortOrders } from '../../contract/search-conditions.ts'
import type { ProductSearch } from './product-search.ts'

/** None is the start, a typo or a synonym of another one, or the name of a type. */
const words = ['zorbalk', 'kimtuve', 'plexnor', 'quadrim', 'hulvest']
const types = ['Motherboard', 'SSD', 'Widget']
const brands = ['Acmexa', 'Bolvoro', undefined]
const sockets = ['AM5', 'AM4'] as const

const catalogs = fc
  .array(
    fc.record({
      named: fc.shuffledSubarray(words, { minLength: 1 }),
      type: fc.constantFrom(...types),
      brand: fc.constantFrom(...brands),
      socket: fc.constantFrom(...sockets),
      price: fc.integer({ min: 0, max: 9 }),
      available_quantity: fc.nat(2),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    all.map(({ named, brand, socket, price, ...row }, n) =>
      aRow({
        ...row,
        _id: `p${n}`,
        product: [...named, 1000 + n].join(' '),
        // No two are equal, so that each order is the only one.
        price: price * 100 + n + 1,
        // Some are reduced, each by another percentage.
        ...(n % 3 === 0 && { priorPrice: (price * 100 + n + 1) * (n + 2) }),
        ...(brand && { brand }),
        ...(row.type === 'Motherboard' && { specs: { kind: 'motherboard', socket } }),
      }),
    ),
  )

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const prices = fc.constantFrom('0', '50', '102', '300', '905')
const queries = fc
  .record({
    q: fc.shuffledSubarray(words, { maxLength: 2 }).map((some) => some.join(' ')),
    type: maybe(fc.constantFrom(...types)),
    brand: maybe(fc.subarray(['Acmexa', 'Bolvoro'], { minLength: 1 })),
    minPrice: maybe(prices),
    maxPrice: maybe(prices),
    inStock: maybe(fc.constant('1')),
    deals: maybe(fc.constant('1')),
    socket: maybe(fc.subarray([...sockets], { minLength: 1 })),
    sort: fc.constantFrom(...sortOrders),
    limit: fc.constantFrom('1', '5', '48'),
    offset: fc.constantFrom('0', '1', '7'),
  })
  // A specification is a condition only within its type.
  .map(({ socket, ...query }) => ({ ...query, ...(query.type === 'Motherboard' && { socket }) }))
  .map((query) => searchProducts.query.parse(JSON.parse(JSON.stringify(query))))

const byValue = (values: Facets['types']) => values.toSorted((a, b) => (a.value < b.value ? -1 : 1))

/** Equal counts have no order. */
const comparable = ({ facets, relaxations, ...result }: SearchResult) => ({
  ...result,
  facets: {
    ...facets,
    types: byValue(facets.types),
    brands: byValue(facets.brands),
    specs: facets.specs.map((spec) => ({ ...spec, values: byValue(spec.values) })),
  },
})

/** What every engine does, whatever its ranking. */
function describeProductSearch(
  name: string,
  make: (rows: readonly ProductDetails[]) => ProductSearch,
) {
  describe(name, () => {
    test('products, totals and facets are those of a scan, for any filters, order and page [CAT-3, CAT-4, SCALE-2]', async () => {
      await fc.assert(
        fc.asyncProperty(catalogs, fc.array(queries, { minLength: 5 }), async (rows, all) => {
          const [search, scan] = [make(rows), new ProductScan(rows)]
          for (const query of all) {
            const [found, expected] = [await search.search(query), await scan.search(query)]
            expect(comparable(found)).toEqual(comparable(expected))
          }
        }),
        { numRuns: 60 },
      )
    })

    test('a line that is a name or an id names that product, and two of a name are asked about [SCALE-2]', async () => {
      const [one, two] = [aRow({ _id: 'one', product: 'Zorbalk' }), aRow({ _id: 'two' })]
      const search = make([one, two, aRow({ _id: 'three' })])
      const lines = [{ text: 'Zorbalk' }, { text: 'x', productId: 'two' }, { text: 'Drive' }]
      const found = await search.matchLines(lines)
      expect(found.map(({ products }) => products.map(({ _id }) => _id))).toEqual([
        ['one'],
        ['two'],
        ['two', 'three'],
      ])
      expect(found.map(({ isExact }) => isExact)).toEqual([true, true, false])
    })
  })
}

describeProductSearch('the search in memory', searchOf)
