import type { NewProduct } from '../../contract/catalog/product.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import { plainText } from '../../parts/plain-text.ts'
import { mapCooperatively } from '../../platform/http/concurrency/time-slices.ts'
import { numberKeysOf } from './product-lookup.ts'

type Part = NewProduct & { _id: string }

/** What stands on more products is a size or a colour. */
const maxSharing = 5

/** Pairs that look like the same part; the first of each is the one that buyers know rather. */
export async function findDuplicates<Found extends Part>(
  products: Found[],
): Promise<[stays: Found, goes: Found][]> {
  const keyed = await mapCooperatively(products, (product) =>
    numberKeysOf(product).map((key) => ({ key, product })),
  )
  const groups = [...Map.groupBy(keyed.flat(), ({ key }) => key).values()]
  const pairs = groups
    .filter(({ length }) => length > 1 && length <= maxSharing)
    .flatMap((group) =>
      group.flatMap(({ product: one }, index) =>
        group
          .slice(index + 1)
          .filter(({ product: other }) => isSamePart(one, other))
          .map(({ product: other }) => [one, other].sort(byUse) as [Found, Found]),
      ),
    )
  return [...new Map(pairs.map((pair) => [pair.map(({ _id }) => _id).join(' '), pair])).values()]
}

const byUse = (a: Part, b: Part) =>
  Number(a.draft ?? false) - Number(b.draft ?? false) ||
  b.available_quantity - a.available_quantity ||
  (b.partNumbers?.length ?? 0) - (a.partNumbers?.length ?? 0) ||
  (a._id < b._id ? -1 : 1)

/** One has no number and no word of its name that the other lacks, and nothing else contradicts. */
function isSamePart(a: Part, b: Part): boolean {
  const isOther = <Value>(one: Value | undefined, other: Value | undefined) =>
    one !== undefined && other !== undefined && one !== other
  return (
    isWithin(numberKeysOf(a), numberKeysOf(b)) &&
    isWithin(nameWords(a), nameWords(b)) &&
    !isOther(a.brand && nameKey(a.brand), b.brand && nameKey(b.brand)) &&
    !isOther(a.specs?.kind, b.specs?.kind)
  )
}

const isWithin = (a: string[], b: string[]) =>
  a.every((text) => b.includes(text)) || b.every((text) => a.includes(text))

/** Without the number that tells products of one name apart; `650 W` is `650W`. */
function nameWords({ product, partNumbers = [] }: Part): string[] {
  const name = partNumbers.reduce((text, number) => text.replace(`(${number})`, ''), product)
  const joined = plainText(name).replaceAll(/(?<=\d) (?=\p{L}{1,2}(?!\p{L}))/gu, '')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}
