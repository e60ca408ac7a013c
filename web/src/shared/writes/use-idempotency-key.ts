import { useRef } from 'react'

/**
 * Idempotency-Keys of a form: one body keeps its key until `renew`, so that a retry after a lost
 * response writes nothing twice.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{ body: string; key: string }>(undefined)

  function keyOf(body: object): string {
    const sent = JSON.stringify(body)
    if (attempt.current?.body !== sent) attempt.current = { body: sent, key: crypto.randomUUID() }
    return attempt.current.key
  }

  function renew() {
    attempt.current = undefined
  }

  return { keyOf, renew }
}
