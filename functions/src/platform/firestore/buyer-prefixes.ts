import { plainPhoneNumber } from '../../contract/accounts/phone-number.ts'
import type { Order } from '../../contract/orders/order.ts'
import type { Recipient } from '../../contract/orders/recipient.ts'
import { plainText } from '../../parts/plain-text.ts'

/** A longer search finds what begins with its first letters. */
const maxLetters = 40
/** A search may begin at any of these words of a name. */
const maxWords = 4

type Searched = Partial<
  Pick<Order, 'name' | 'email' | 'reference'> & { recipient: Partial<Recipient> | undefined }
>

/** Stored with an order or account, so that a query reads only those that match, newest first. */
export function buyerPrefixes(searched: Searched): string[] {
  const { name = '', email = '', reference = '', recipient } = searched
  const { postalCode = '', phone = '', company = '' } = recipient ?? {}
  const names = [name, recipient?.name ?? '', company, reference].flatMap(laterWords)
  const prefixes = [email, postalCode, phone, ...names].flatMap((text) => {
    const letters = firstLetters(searchedText(text))
    return letters.map((_, last) => letters.slice(0, last + 1).join(''))
  })
  // A search does not end with a space.
  return [...new Set(prefixes)].filter((prefix) => !prefix.endsWith(' '))
}

/** What a document must have among its `buyerPrefixes` to match. */
export const searchedPrefix = (q: string): string => firstLetters(searchedText(q)).join('').trim()

function laterWords(name: string): string[] {
  const words = plainText(name).split(' ')
  return words.slice(0, maxWords).map((_, start) => words.slice(start).join(' '))
}

/** Only the digits of a phone number or postal code, because people separate them in any way. */
function searchedText(text: string): string {
  const plain = plainText(text)
  const number = plainPhoneNumber(plain)
  return /^[+(]?\d[\d ()./-]*(?: ext\. \d+)?$/.test(number)
    ? number.replaceAll(/ ext.*|\D/g, '')
    : plain
}

/** Whole characters, because half of one cannot be stored. */
const firstLetters = (text: string): string[] => [...text].slice(0, maxLetters)
