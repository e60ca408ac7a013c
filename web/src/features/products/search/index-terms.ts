import { isLetters, isMeasure, isNoise, isNumber, piecesOf, searchWords } from './search-words.ts'

const romanNumbers: Record<string, string> = { ii: '2', iii: '3', iv: '4' }

/** The index terms of a text: each word, its parts, and the word joined with the next one. */
export function indexTerms(text: string, field?: string): string[] {
  const words = searchWords(text)
  // Fewer terms, because descriptions are most of the text and of the indexing time.
  if (field === 'description') return [...new Set(words.flatMap(plainTermsOf))]
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    return [
      ...termsOf(word),
      ...(next === undefined ? [] : joinedTerms(word, next, field === 'product')),
    ]
  })
}

function plainTermsOf(word: string): string[] {
  if (isNoise(word)) return []
  if (isLetters(word) || isNumber(word)) return [word]
  return [word.replaceAll('-', ''), ...word.split('-'), ...piecesOf(word)]
}

function termsOf(word: string): string[] {
  const parts = word.split('-')
  const terms = parts.length > 1 ? [parts.join(''), ...parts] : [word]
  return terms.flatMap((term) => {
    const roman = romanNumbers[term]
    if (roman) return [term, roman]
    if (isLetters(term) || isNumber(term)) return [term]
    const pieces = piecesOf(term)
    // Without the unit alone, because "tb" would find every drive.
    if (isMeasure(term)) return [term, pieces[0] ?? '']
    // Twice, so that "b650" finds a B650 before a B650E.
    return [term, ...runsOf(pieces), ...pieces]
  })
}

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
function joinedTerms(word: string, next: string, isName: boolean): string[] {
  const last = word.split('-').at(-1) ?? word
  const first = next.split('-')[0] ?? next
  const number = romanNumbers[first] ?? first
  if (isLetters(last) && isNumber(number)) return [last + number]
  if (isNumber(last) && isLetters(first) && first.length <= 5) return [last + first]
  return isName && isLetters(last) && isLetters(first) ? [last + first] : []
}
