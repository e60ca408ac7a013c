import seed from '../../emulator-data/products.json' with { type: 'json' }
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { specificationChips } from '../../functions/src/parts/specifications/specification-text.ts'
import { Specifications } from '../../functions/src/parts/specifications/specifications.ts'

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

const models = [
  ...Map.groupBy(
    seed.map((product) => NewProduct.parse(product)).filter(({ specs }) => specs?.sources),
    ({ type }) => type,
  ).values(),
]

/** This number of invented products like the seeded ones. The n-th is always the same. */
export function generatedProducts(count: number): NewProduct[] {
  return Array.from({ length: count }, (_, n) => generatedProduct(n))
}

function generatedProduct(n: number): NewProduct {
  const ofType = pick(models, n, 0)
  const { type, price, specs: modelSpecs } = pick(ofType, n, 1)
  const facts = ofType.flatMap(({ specs }) => Object.entries(specs ?? {}))
  const mixed = Object.keys(modelSpecs ?? {}).map((name, place) => {
    const choices = facts.filter(([other]) => other === name)
    return pick(choices, n, place + 2)
  })
  const { sources: _, ...specs } = Specifications.parse(Object.fromEntries(mixed))
  const chips = specificationChips(specs)
  const brand = pick(brands, n, 50)
  return NewProduct.parse({
    product: `${brand} ${type} ${1000 + n} ${chips[0]}`,
    type,
    price: Math.floor(price / 2) + (spread(n, 51) % Math.ceil(price * 2)) + 0.99,
    available_quantity: spread(n, 52) % 60,
    minimum_order: pick([1, 1, 1, 2, 5], n, 53),
    image: '/products/no-picture.svg',
    description: `A ${type.toLowerCase()} with ${chips.join(', ')}, ${pick(uses, n, 54)}.`,
    brand,
    partNumbers: [`${brand.slice(0, 3).toUpperCase()}-${100_000 + n}`],
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
