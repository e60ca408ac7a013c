import type { ProductDetails } from '../contract/catalog/product.ts'
import type { KindsByType } from '../contract/compatibility/catalog-parts.ts'
import { isFitFor } from './fit.ts'
import { categoryIn, corrected } from './parse-query.ts'
import { termsOf, tokenize } from './tokenize.ts'
import { noise } from './vocabulary.ts'
import type { WordIndex } from './word-index.ts'

type Rows = readonly ProductDetails[]

interface Catalog {
  rows: Rows
  kinds: KindsByType
  index: Pick<WordIndex, 'categoryOf'>
  find: (words: string) => Rows
}

/** Finds products by words, or those of the named type that fit the named part: "case for rtx 5080". */
export async function findOrFit(
  words: string,
  { rows, kinds, index, find }: Catalog,
  letOthersRun: () => Promise<void>,
): Promise<{ found: Rows; isByFit: boolean }> {
  const found = find(words)
  const typed = tokenize(words)
  const { category, rest = [] } = categoryIn(typed) ?? categoryIn(typed.map(corrected)) ?? {}
  const categoryOf = ({ _id }: ProductDetails): unknown => index.categoryOf(_id)
  const ofType = (list: Rows, type: unknown) => list.filter((row) => categoryOf(row) === type)
  const isRequest = rest.length > 0 && /\d|\b(?:for|fits?|with)\b/i.test(words)
  if (!category || !isRequest || ofType(found, category).length > 0)
    return { found, isByFit: false }
  // A cooler has many sockets, so it says nothing about what else fits one.
  const others = find(rest.join(' ')).filter(
    (row) => categoryOf(row) !== category && categoryOf(row) !== 'cooler',
  )
  const asked = rest.filter((word) => !noise.has(word))
  const named = others.filter(({ product }) => {
    const terms = termsOf(product, true)
    return asked.every((word) => terms.includes(word))
  })
  const parts = named.length > 0 ? named : others
  // Memory and a processor, for example, are compared only by a board.
  const fitting =
    (await fittingFor(parts, category)) ??
    (await fittingFor((await fittingFor(parts, 'motherboard')) ?? [], category))
  if (fitting) return { found: fitting, isByFit: true }
  // A processor whose description mentions a cooler is none, but a "Monitor arm 27" can be meant.
  return {
    found: found.filter(({ product }) => categoryIn(tokenize(product))),
    isByFit: false,
  }

  /** The products of a type that fit the first of the parts with which they are compared, or another one of its type. */
  async function fittingFor(parts: Rows, category: string): Promise<Rows | undefined> {
    const wanted = ofType(rows, category).slice(0, 1000)
    let compared: unknown
    for (const part of parts.slice(0, 4)) {
      if (compared !== undefined && categoryOf(part) !== compared) continue
      const fits = await compare(part, wanted)
      if (fits.includes(true)) return wanted.filter((_, place) => fits[place])
      if (fits.includes(false)) compared = categoryOf(part)
    }
    return compared === undefined ? undefined : []
  }

  async function compare(part: ProductDetails, wanted: Rows) {
    const fits = []
    for (const row of wanted) {
      await letOthersRun()
      fits.push(isFitFor(part, row, kinds))
    }
    return fits
  }
}
