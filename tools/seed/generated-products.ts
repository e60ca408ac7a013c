import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import type { SpecificationKind } from '../../functions/src/contract/specifications/specification-kinds.ts'
import { specificationChips } from '../../functions/src/contract/specifications/specification-text.ts'
import { Specifications } from '../../functions/src/contract/specifications/specifications.ts'
import { models } from './generated-models.ts'

const brands = ['Kestrel', 'Halden', 'Vantor', 'Lumio', 'Brontes', 'Quillon', 'Nordlys', 'Ampera']
const uses = [
  'for a quiet computer in the living room',
  'for games at high frame rates',
  'for compiling, rendering and simulation',
  'for an office that is upgraded all at once',
  'for a first computer of your own',
  'for photographs, video and sound',
  'for a small server under the desk',
]
const remarks = [
  'Measure your case before you order it.',
  'Everything that it needs is in the box.',
  'Look at the list of supported parts first.',
  'It is sold with the maker’s warranty.',
  'Mounting takes a screwdriver and a quarter of an hour.',
]

/** This number of invented products of every kind, with specifications. The n-th is always the same. */
export function generatedProducts(count: number): NewProduct[] {
  return Array.from({ length: count }, (_, n) => generatedProduct(n))
}

function generatedProduct(n: number): NewProduct {
  const kinds = Object.keys(models) as SpecificationKind[]
  const kind = pick(kinds, n, 0)
  const { type, series, dollars, values } = models[kind]
  const facts = Object.entries(values).map(([name, options], place) => [
    name,
    pick<unknown>(options, n, place + 1),
  ])
  const specs = Specifications.parse({ kind, ...Object.fromEntries(facts) })
  const chips = specificationChips(specs)
  const brand = pick(brands, n, 50)
  return NewProduct.parse({
    product: `${brand} ${series} ${1000 + n} ${chips[0]}`,
    type,
    price: dollars + (spread(n, 51) % (dollars * 4)) + 0.99,
    available_quantity: spread(n, 52) % 60,
    minimum_order: pick([1, 1, 1, 2, 5], n, 53),
    image: '/products/no-picture.svg',
    description: `A ${series.toLowerCase()} with ${chips.join(', ')}, ${pick(uses, n, 54)}. ${pick(remarks, n, 55)}`,
    specs,
  })
}

function pick<Value>(values: readonly Value[], n: number, place: number): Value {
  const value = values[spread(n, place) % values.length]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}

/** The finalizer of MurmurHash3, so that consecutive numbers get unrelated values. */
function spread(n: number, place: number): number {
  let hash = n * 64 + place + 1
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
