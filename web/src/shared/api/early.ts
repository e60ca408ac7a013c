import { env } from '../env.ts'
import { tokenHeader } from './access-token.ts'
import { endOfPatience } from './patience.ts'

const asked = new Map<string, Promise<Response>>()

/** Asks for a list that the page will want as soon as its code is there; `null` sends no token. */
export function askEarly(path: string, token?: null): void {
  const url = env.VITE_API_URL + path
  const answer = fetch(url, {
    headers: tokenHeader(token),
    priority: 'low',
    signal: endOfPatience(),
  })
  // Whoever takes the answer hears of a failure.
  answer.catch(() => {})
  asked.set(url, answer)
}

/** The answer that was asked for early, once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = asked.get(url)
  asked.delete(url)
  return answer
}
