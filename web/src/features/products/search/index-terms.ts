import { memoize } from './memoize.ts'
import type { ProductText } from './product-text.ts'
import { isLetters, isMeasure, isNoise, isNumber, piecesOf, searchWords } from './search-words.ts'

const romanNumbers: Record<string, string> = { ii: '2', iii: '3', iv: '4' }

/** The index terms of a product's texts: each word, its parts, and the word joined with the next one. */
export function indexTerms(texts: ProductText) {
  return {
    product: joinedTerms(texts.product, true),
    keywords: texts.keywords.flatMap(sharedTerms),
    specs: texts.specs.flatMap(sharedTerms),
    // Fewer terms, because descriptions are most of the text and of the indexing time.
    ...(texts.description && { description: plainTerms(texts.description) }),
    ...(texts.remarks && {
      remarks: plainTerms(texts.remarks),
    }),
  }
}

const sharedTerms = memoize((text: string) => [...new Set(joinedTerms(text, false))])

function plainTerms(text: string): string[] {
  const terms = searchWords(text).flatMap((word, index, words) => {
    const last = words[index - 1] ?? ''
    const isJoined = /^\d(?!\d)/.test(word) && isLetters(last)
    return isJoined ? [last + word[0], ...plainTermsOf(word)] : plainTermsOf(word)
  })
  return [...new Set(terms)]
}

const plainTermsOf = memoize((word: string) => {
  if (isNoise(word)) return []
  if (isLetters(word) || isNumber(word)) return [word]
  const pieces = piecesOf(word).filter((piece) => !isDigit(piece))
  return [word.replaceAll('-', ''), ...word.split('-'), ...pieces]
})

/** A digit has no meaning without the word that it belongs to: the 5 of DDR5. */
const isDigit = (piece: string) => /^\d$/.test(piece)

/** The terms of a name or of a specification. */
export function joinedTerms(text: string, isName: boolean): string[] {
  const words = searchWords(text)
  return words.flatMap((word, index) => [
    ...termsOf(word),
    ...withNext(word, words[index + 1] ?? '', isName),
  ])
}

const termsOf = memoize((word: string): string[] => {
  if (isLetters(word) || isNumber(word)) return [word]
  const parts = word.split('-')
  const terms = parts.length > 1 ? [parts.join(''), ...parts] : [word]
  return terms.flatMap((term) => {
    if (isLetters(term) || isNumber(term)) return [term]
    const pieces = piecesOf(term)
    // Without the unit alone, because "tb" would find every drive.
    if (isMeasure(term)) return [term, pieces[0] ?? '']
    // Twice, so that "b650" finds a B650 before a B650E.
    return [term, ...runsOf(pieces), ...pieces.filter((piece) => !isDigit(piece))]
  })
})

/** Every run of neighboring pieces as one word, so that "x3d" finds 5700x3d. */
function runsOf(pieces: string[]): string[] {
  return pieces.flatMap((_, start) =>
    pieces.slice(start + 1).map((_, more) => pieces.slice(start, start + more + 2).join('')),
  )
}

/**
 * Shoppers often write a word and the number beside it as one word (rtx5080, 5070ti), and also the
 * words of a name (lianli, bequiet).
 */
function withNext(word: string, next: string, isName: boolean): string[] {
  const last = word.split('-').at(-1) ?? word
  const first = next.split('-')[0] ?? next
  const number = romanNumbers[first] ?? first
  if (isLetters(last) && isNumber(number)) return [last + number]
  // "mx master 3" finds a Master 3S, "wifi 6" a board with Wi-Fi 6E.
  if (isLetters(last) && /^\d\p{L}+$/u.test(first)) return [last + first, last + first[0]]
  if (!isName || !isLetters(first)) return []
  return isLetters(last) || (isNumber(last) && first.length <= 5) ? [last + first] : []
}
