import type { Order } from '../../contract/orders/order.ts'
import { plainText } from '../../parts/plain-text.ts'

/** A longer search finds what begins with its first letters. */
const maxLetters = 40
/** A search may begin at any of these words of a name. */
const maxWords = 4

/** Stored with the order, so that a query reads only orders that match, newest first. */
export function buyerPrefixes({ name, email }: Pick<Order, 'name' | 'email'>): string[] {
  const words = plainText(name).split(' ')
  const later = words.slice(0, maxWords).map((_, start) => words.slice(start).join(' '))
  const prefixes = [plainText(email), ...later].flatMap((text) => {
    const letters = firstLetters(text)
    return letters.map((_, last) => letters.slice(0, last + 1).join(''))
  })
  // A search does not end with a space.
  return [...new Set(prefixes)].filter((prefix) => !prefix.endsWith(' '))
}

/** What an order must have among its `buyerPrefixes` to match. */
export const searchedPrefix = (q: string): string => firstLetters(plainText(q)).join('').trim()

/** Whole characters, because half of one cannot be stored. */
const firstLetters = (text: string): string[] => [...text].slice(0, maxLetters)
