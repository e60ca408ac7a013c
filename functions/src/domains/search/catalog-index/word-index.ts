import { warn } from 'firebase-functions/logger'
import MiniSearch, { type Query } from 'minisearch'
import type { ProductDetails } from '../../../contract/catalog/product.ts'
import { timeSlices } from '../../../platform/http/concurrency/time-slices.ts'
import type { SnapshotStore } from '../../products/snapshot-store.ts'
import {
  maxTypos,
  type QueryWord,
  type Reading,
  readingsOf,
  swapsOf,
} from '../query/parse-query.ts'
import { brandTerm, minNumberLength, numberKey, numberTerm } from '../query/tokenize.ts'
import { documentOf, fields } from './product-terms.ts'

/** The products with a word in one field: their short ids, each as the difference to the one before, and how often. */
type Postings = [field: number, differences: number[], counts?: number[]]
type Line =
  | [totals: null, count: number, nextId: number, averageLengths: number[]]
  | [shortId: number, id: string, lengths: number[], stored: Record<string, unknown>]
  | [term: string, postings: Postings[]]

const isTerm = (line: Line): line is Extract<Line, [string, Postings[]]> =>
  typeof line[0] === 'string'

function toPostings([field, counts]: [number, Map<number, number>]): Postings {
  const ids = [...counts.keys()]
  const differences = ids.map((id, n) => id - (ids[n - 1] ?? 0))
  const all = [...counts.values()]
  return all.every((count) => count === 1) ? [field, differences] : [field, differences, all]
}

function fromPostings([field, differences, counts]: Postings): [number, Map<number, number>] {
  const byId = new Map<number, number>()
  let id = 0
  for (const [n, difference] of differences.entries()) {
    id += difference
    byId.set(id, counts?.[n] ?? 1)
  }
  return [field, byId]
}

/** The index with a view of its terms. */
class TermIndex extends MiniSearch<ReturnType<typeof documentOf>> {
  hasTerm(term: string): boolean {
    return this._index.has(term)
  }

  constructor() {
    super({
      fields: Object.keys(fields),
      storeFields: ['category'],
      stringifyField: (terms) => terms.join(' '),
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      searchOptions: { boost: fields },
    })
  }

  /**
   * What `load` reads, one line after the other, so that others run in between: of 20,000 products the
   * longest step takes 76 ms, where MiniSearch's JSON takes 1,772, three times the processor time and twice the bytes.
   */
  *toLines(): Generator<Line> {
    yield [null, this._documentCount, this._nextId, this._avgFieldLength]
    for (const [shortId, id] of this._documentIds) {
      const lengths = this._fieldLength.get(shortId) ?? []
      yield [shortId, id, lengths, this._storedFields.get(shortId) ?? {}]
    }
    for (const [term, byField] of this._index) yield [term, [...byField].map(toPostings)]
  }

  async load(batches: AsyncIterable<unknown[]>): Promise<void> {
    // `toLines` of the same release has written them.
    for await (const lines of batches) for (const line of lines as Line[]) this.#load(line)
  }

  #load(line: Line): void {
    if (isTerm(line)) {
      this._index.set(line[0], new Map(line[1].map(fromPostings)))
    } else if (line[0] === null) {
      ;[, this._documentCount, this._nextId, this._avgFieldLength] = line
    } else {
      const [shortId, id, lengths, stored] = line
      this._documentIds.set(shortId, id)
      this._idToShortId.set(id, shortId)
      this._fieldLength.set(shortId, lengths)
      this._storedFields.set(shortId, stored)
    }
  }

  brandsNear(word: string, max: number): [word: string, typos: number][] {
    return [...this._index.atPrefix(brandTerm('')).fuzzyGet(word, max)]
      .map(([found, [, typos]]): [string, number] => [found, typos])
      .sort(([a], [b]) => (a < b ? -1 : 1))
  }
}

export class WordIndex {
  readonly #products = new Map<string, ProductDetails>()
  #index = new TermIndex()
  /** By category, since the last update. */
  #ids: Map<unknown, ReadonlySet<string>> | undefined

  categoryOf = (id: string): unknown => this.#index.getStoredFields(id)?.category

  /** The ids of the products of a category; `undefined` is one, too. */
  idsOf(category: unknown): ReadonlySet<string> {
    const group = () => [...Map.groupBy(this.#products.keys(), this.categoryOf)]
    this.#ids ??= new Map(group().map(([key, ids]) => [key, new Set(ids)]))
    return this.#ids.get(category) ?? new Set()
  }

  hasTerm = (term: string): boolean => this.#index.hasTerm(term)

  brandsNear = (word: string, max: number) => this.#index.brandsNear(word, max)

  /** The ids of the products with this part number or GTIN, or with one that begins so. */
  findNumber(text: string, prefix = false): string[] {
    const key = numberKey(text)
    const term = numberTerm(key)
    if (prefix ? key.length < minNumberLength : !this.hasTerm(term)) return []
    const found = this.#index.search(term, { fields: ['number'], prefix })
    return found.map(({ id }) => String(id))
  }

  toLines(): Iterable<unknown> {
    return this.#index.toLines()
  }

  /** Starts from the index of a snapshot, if there is one and it is whole. */
  async load(snapshot: SnapshotStore | undefined): Promise<void> {
    try {
      const stored = await snapshot?.takeIndex()
      if (!stored) return
      const index = new TermIndex()
      await index.load(stored.lines)
      const products = stored.rows.map(({ row }) => row).filter(({ _id }) => index.has(_id))
      if (products.length !== index.documentCount) throw new Error('It has other products')
      for (const product of products) this.#products.set(product._id, product)
      this.#index = index
    } catch (error) {
      warn('The search index of the snapshot cannot be read', { error: String(error) })
    }
  }

  /** Indexes the products whose words have changed since the last update, in slices. */
  async update(rows: readonly ProductDetails[]): Promise<void> {
    const yieldToEventLoop = timeSlices(undefined)
    this.#ids = undefined
    const current = new Set(rows.map(({ _id }) => _id))
    for (const id of [...this.#products.keys()].filter((id) => !current.has(id))) {
      this.#remove(id)
      await yieldToEventLoop()
    }
    for (const row of rows) {
      const known = this.#products.get(row._id)
      if (known === row) continue
      if (!known || indexedText(known) !== indexedText(row)) {
        this.#remove(row._id)
        this.#index.add(documentOf(row))
      }
      this.#products.set(row._id, row)
      await yieldToEventLoop()
    }
  }

  /** The scores of the products that contain all words, by id: as typed, or with typos. */
  find(text: string, withTypos: boolean): ReadonlyMap<string, number> {
    for (const reading of readingsOf(text, withTypos, this)) {
      const found = this.#search(reading, withTypos)
      if (found.size > 0) return found
    }
    return new Map()
  }

  /** The products that contain a word as it is typed: it is neither a part of another one nor a typo. */
  findWhole(word: string): ReadonlyMap<string, number> {
    const readings = readingsOf(word, false, this)
    // "-for" leaves out nothing.
    const found = readings
      .filter(({ category, words }) => category || words.length > 0)
      .map(({ words, ...reading }) =>
        this.#search({ ...reading, words: words.map((one) => ({ ...one, isOpen: false })) }, false),
      )
    return found.find(({ size }) => size > 0) ?? new Map()
  }

  #remove(id: string): void {
    const known = this.#products.get(id)
    if (known) this.#index.remove(documentOf(known))
    this.#products.delete(id)
  }

  #search({ category, words, preferred }: Reading, withTypos: boolean): Map<string, number> {
    // Decided before a score is computed, because a word may be in most products.
    const boostDocument = (_: unknown, __: string, stored?: Record<string, unknown>) =>
      Number(!category || stored?.category === category)
    const scored = (combineWith: 'AND' | 'OR', queries: Query[]) =>
      this.#index.search({ combineWith, queries }, { boostDocument })
    const ofCategory = () => [...(category ? this.idsOf(category) : this.#products.keys())]
    const found =
      words.length > 0
        ? scored('AND', words.map(toQuery(withTypos)))
        : ofCategory().map((id) => ({ id, score: 1 }))
    const better = scored('OR', preferred.map(toQuery(false)))
    const extra = new Map(better.map(({ id, score }) => [id, score]))
    // Rounded, because the last digits depend on the order in which an instance has read the products.
    const rounded = (score: number) => Number(score.toPrecision(6))
    return new Map(found.map(({ id, score }) => [id, rounded(score + (extra.get(id) ?? 0))]))
  }
}

/** What a search reads of a product. */
const indexedText = ({
  price,
  available_quantity,
  minimum_order,
  image,
  ...words
}: ProductDetails) => JSON.stringify({ ...words, images: undefined, revision: undefined })

const toQuery =
  (withTypos: boolean) =>
  (
    { text, alternatives, isOpen, isThing, isKnown }: QueryWord,
    index: number,
    all: unknown[],
  ): Query => {
    const isLast = index === all.length - 1
    const where = isThing ? { fields: ['name', 'type'] } : {}
    const queries: Query[] = alternatives.map((terms) => ({
      combineWith: 'AND',
      queries: terms,
      prefix: isOpen && text.length > 2 && terms[0] === text,
      ...where,
    }))
    // Two letters begin a word of most texts, so only names count.
    if (isOpen && text.length === 2 && isLast)
      queries.push({ queries: [text], fields: ['name'], prefix: true })
    // The start of a model, as in "rtx 50" and "rtx50": a number alone is complete.
    if (withTypos && isLast && (all.length > 1 ? /^\p{L}*\d+$/u : /^\p{L}+\d+$/u).test(text)) {
      const starts = alternatives.filter(({ length }) => length === 1).flat()
      queries.push({ queries: starts, fields: ['name'], prefix: true })
    }
    if (withTypos && isOpen && !isKnown && text.length > 3 && text.length <= 20) {
      queries.push({ queries: [text], fuzzy: maxTypos(text), ...where })
      queries.push({ queries: swapsOf(text), ...where })
    }
    return { combineWith: 'OR', queries }
  }
