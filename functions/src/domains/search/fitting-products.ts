import type { ProductDetails } from '../../contract/catalog/product.ts'
import { isSoldOut } from '../../contract/catalog/stock.ts'
import type { SearchedProduct } from '../../contract/search.ts'
import { type KindsByType, partOf } from '../../parts/compatibility/catalog-parts.ts'
import { type AnyPart, isPlural, partKinds } from '../../parts/compatibility/part.ts'
import { partVerdict } from '../../parts/compatibility/part-verdict.ts'
import { verdicts } from '../../parts/compatibility/reason.ts'
import { checkBuild, comparedFields } from '../../parts/compatibility/rules.ts'
import { mapCooperatively } from '../../platform/http/concurrency/time-slices.ts'
import type { WordIndex } from './catalog-index/word-index.ts'
import { categoryIn, corrected, joinBrands, wordsOf } from './query/parse-query.ts'
import { termsOf, tokenize } from './query/tokenize.ts'
import { cheap, noise } from './query/vocabulary.ts'

export type Fit = SearchedProduct['fit']

/** How a product fits the parts of a build, without those whose slot it would take. */
export function fitIn(build: AnyPart[], row: ProductDetails, kinds: KindsByType): Fit {
  // The build may know more facts of it.
  const part = build.find(({ id }) => id === row._id) ?? partOf(row, 1, kinds)
  return part && fitOf(part, build)
}

function fitOf(part: AnyPart, build: AnyPart[]): Fit {
  const { kind } = part.specs
  const others = build.filter(
    ({ id, specs }) => id !== part.id && (isPlural(kind) || specs.kind !== kind),
  )
  return others.length > 0
    ? partVerdict(part.id, checkBuild([...others, { ...part, quantity: 1 }], kind))
    : undefined
}

export interface Fitting {
  row: ProductDetails
  /** A product without anything to compare comes after those that fit. */
  rank: number
}

/** Many products have the same facts, so each of them is checked once. */
export function compareWithBuild(
  found: readonly ProductDetails[],
  build: AnyPart[],
  kinds: KindsByType,
): Promise<Fitting[]> {
  const ids = new Set(build.map(({ id }) => id))
  const ranks = new Map<string, number>()
  return mapCooperatively(found, (row) => {
    const part = ids.has(row._id) ? undefined : partOf(row, 1, kinds)
    if (!part) return { row, rank: rankOf(fitIn(build, row, kinds)) }
    const key = fitKey(part)
    const rank = ranks.get(key) ?? rankOf(fitOf(part, build))
    ranks.set(key, rank)
    return { row, rank }
  })
}

const rankOf = (fit: Fit): number => (fit ? verdicts.indexOf(fit.verdict) : 0.5)

const fieldsByKind = new Map(partKinds.map((kind) => [kind, comparedFields(kind)]))

/** What the rules ask about a part; of a cooler, its list of processors has their names. */
function fitKey({ name, specs, derived }: AnyPart): string {
  const values: Record<string, unknown> = { ...specs }
  const facts = fieldsByKind.get(specs.kind)?.map(([field]) => values[field] ?? null)
  const refused = derived?.families?.refused
  const ownName = specs.kind === 'processor' && name
  return JSON.stringify([specs.kind, ownName, values.processors, facts, refused])
}

/** What fits first, then what is in stock. */
export const byFit = (a: Fitting, b: Fitting): number =>
  a.rank - b.rank || Number(isSoldOut(a.row)) - Number(isSoldOut(b.row))

/** `undefined` if they are not compared. The rules compare watts only with a processor. */
function isFitFor(other: ProductDetails, row: ProductDetails, kinds: KindsByType) {
  const part = partOf(other, 1, kinds)
  const fit = part && fitIn([part], row, kinds)
  if (!fit) return undefined
  const watts = row.specs?.kind === 'power-supply' ? (row.specs.watts ?? 0) : Infinity
  const needed =
    other.specs?.kind === 'graphics-card' ? (other.specs.recommendedSupplyWatts ?? 0) : 0
  return fit.verdict !== 'does-not-fit' && watts >= needed
}

type Rows = readonly ProductDetails[]

interface Catalog {
  rows: Rows
  kinds: KindsByType
  index: WordIndex
  /** `orMore`: a measure that no product has means at least that. */
  find(words: string, orMore?: boolean): Rows
}

/** Finds products by words, or those of the named type that fit the named part: "case for rtx 5080". */
export async function findOrFit(words: string, catalog: Catalog): Promise<Rows> {
  const { rows, kinds, index } = catalog
  const found = catalog.find(words, true)
  const typed = wordsOf(words)
  const readCategory = (words: string[]) => categoryIn(joinBrands(words, index))
  const readCorrected = () =>
    readCategory(typed.flatMap((word) => corrected(word, index).split(' ')))
  const { category, rest = [] } = readCategory(typed) ?? readCorrected() ?? {}
  const isOf = (type: unknown) => {
    const ids = index.idsOf(type)
    return ({ _id }: ProductDetails) => ids.has(_id)
  }
  const isRequest = rest.length > 0 && /\d|\b(?:for|fits?|with)\b/.test(typed.join(' '))
  if (!category || !isRequest || found.some(isOf(category))) return found
  // A cooler has many sockets, so it says nothing about what else fits one.
  const isNoPart = [category, 'cooler'].map(isOf)
  const others = catalog.find(rest.join(' ')).filter((row) => !isNoPart.some((is) => is(row)))
  const asked = rest.filter((word) => !noise.has(word))
  const isNamed = (terms: string[]) => asked.every((word) => terms.includes(word))
  const namesOf = ({ brand = '', product }: ProductDetails) => `${brand} ${product}`
  const areNamed = await mapCooperatively(others, (row) => isNamed(termsOf(namesOf(row), true)))
  const named = others.filter((_, n) => areNamed[n])
  const parts = named.length > 0 ? named : others
  // Memory and a processor, for example, are compared only by a board.
  const fitting =
    (await fittingFor(parts, category)) ??
    (await fittingFor((await fittingFor(parts, 'motherboard')) ?? [], category))
  // A processor whose description mentions a cooler is none, but a "Monitor arm 27" can be meant.
  if (!fitting) return found.filter(({ product }) => categoryIn(tokenize(product)))
  return typed.some((word) => cheap.has(word))
    ? fitting.toSorted((a, b) => a.price - b.price)
    : fitting

  /** The products of a type that fit the first of the parts with which they are compared, or another one of its type. */
  async function fittingFor(parts: Rows, category: string): Promise<Rows | undefined> {
    const wanted = rows.filter(isOf(category)).slice(0, 1000)
    let compared: ProductDetails | undefined
    for (const part of parts.slice(0, 4)) {
      if (compared && !isOf(index.categoryOf(compared._id))(part)) continue
      const fits = await mapCooperatively(wanted, (row) => isFitFor(part, row, kinds))
      if (fits.includes(true)) return wanted.filter((_, index) => fits[index])
      if (fits.includes(false)) compared = part
    }
    return compared && []
  }
}
