import { typos } from './typos.ts'
import { createVocabulary } from './vocabulary.ts'

/** The terms of a document by field. */
export type TermDocument<Field extends string> = Readonly<Partial<Record<Field, string[]>>>

export interface TermQuery<Field extends string> {
  fields: readonly Field[]
  /** The term may be the start of a longer one. */
  isPrefix?: boolean
  /** Letters that may be wrong. */
  typos?: number
}

/** Scores by document number, which is its position. */
export type Scores = Map<number, number>

/** The parameters of BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25). */
const k = 1.2
const b = 0.7
const delta = 0.5

/** An inverted index with weighted fields. */
export function createTermIndex<Field extends string>(
  documents: TermDocument<Field>[],
  weights: Record<Field, number>,
) {
  // The cast is safe: Object.keys returns the keys of the record, but its type is string[].
  const fields = Object.keys(weights) as Field[]
  const { postings, lengths } = invert(documents, fields)
  const averages = lengths.map((length) => length.reduce((sum, n) => sum + n, 0) / length.length)
  const vocabulary = createVocabulary(postings.keys())

  function addScores(scores: Scores, term: string, wanted: readonly Field[], weight: number): void {
    const counts = countOf(postings.get(term) ?? [])
    const documentsWith = countOf([...counts.keys()].map((posting) => posting % fields.length))
    for (const [posting, count] of counts) {
      const place = posting % fields.length
      const field = fields[place]
      if (!field || !wanted.includes(field)) continue
      const document = (posting - place) / fields.length
      const matching = documentsWith.get(place) ?? 0
      const rarity = Math.log(1 + (documents.length - matching + 0.5) / (matching + 0.5))
      const length = (lengths[place]?.[document] ?? 0) / (averages[place] || 1)
      const frequency = delta + (count * (k + 1)) / (count + k * (1 - b + b * length))
      const score = weight * weights[field] * rarity * frequency
      scores.set(document, (scores.get(document) ?? 0) + score)
    }
  }

  /** The documents that contain a term, or with lower scores a longer or misspelled one. */
  return (term: string, query: TermQuery<Field>): Scores => {
    const scores: Scores = new Map()
    const add = (other: string, weight: number) => addScores(scores, other, query.fields, weight)
    add(term, 1)
    const longer = query.isPrefix ? vocabulary.startingWith(term) : []
    for (const other of longer) {
      const excess = other.length - term.length
      add(other, (0.375 * other.length) / (other.length + 0.3 * excess))
    }
    const similar = query.typos ? vocabulary.similarTo(term, query.typos) : []
    for (const other of similar) {
      const wrong = typos(other, term, query.typos ?? 0)
      add(other, (0.45 * other.length) / (other.length + wrong))
    }
    return scores
  }
}

/**
 * For each term one number per occurrence, document × number of fields + field, and for each field the
 * number of terms by document.
 */
function invert<Field extends string>(documents: TermDocument<Field>[], fields: Field[]) {
  const postings = new Map<string, number[]>()
  const lengths = fields.map(() => new Uint16Array(documents.length))
  for (const [document, texts] of documents.entries()) {
    for (const [place, field] of fields.entries()) {
      const terms = texts[field] ?? []
      const posting = document * fields.length + place
      for (const term of terms) {
        const known = postings.get(term)
        if (known) known.push(posting)
        else postings.set(term, [posting])
      }
      lengths[place]?.fill(terms.length, document, document + 1)
    }
  }
  return { postings, lengths }
}

function countOf(values: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
