import { useEffect, useState } from 'react'
import { isOutcomeUnknown } from '../api/call-error.ts'
import { storedValue } from '../saved-input.ts'

interface Write<Body> {
  /** The email of the person who writes. */
  owner: string
  /** The name of the form, with the id of what it changes. */
  name: string
  /** Whether a stored body can be sent again. */
  isValid: (body: Partial<Body>) => boolean
}

interface Attempt<Body> {
  key: string
  body: Body
}

/** Called when an outcome is known, also by a page that was left while the write was sent. */
const listeners = new Set<() => void>()

/**
 * A write that is carried out once. Its body and Idempotency-Key are stored until the outcome is
 * known, also over a reload; until then `send` sends them again instead of another body.
 * `unconfirmed` is the body of a write that may have been carried out although its response was lost.
 */
export function useUnconfirmedWrite<Body extends object>({ owner, name, isValid }: Write<Body>) {
  const stored = storedValue<Attempt<Body>>(
    owner,
    name,
    ({ key, body }) => typeof key === 'string' && isValid(Object(body)),
  )
  const [unconfirmed, setUnconfirmed] = useState(() => stored.read()?.body)

  useEffect(() => {
    const follow = () => {
      if (!stored.read()) setUnconfirmed(undefined)
    }
    listeners.add(follow)
    return () => void listeners.delete(follow)
  })

  async function send<Result>(
    newBody: Body,
    call: (body: Body, headers: { 'idempotency-key': string }) => Promise<Result>,
  ): Promise<Result> {
    const earlier = stored.read()
    const { key, body } = earlier ?? { key: crypto.randomUUID(), body: newBody }
    // Before the call, so that it survives a reload without a response.
    stored.write({ key, body })
    try {
      const result = await call(body, { 'idempotency-key': key })
      forget()
      return result
    } catch (error) {
      if (isOutcomeUnknown(error, earlier !== undefined)) setUnconfirmed(body)
      else forget()
      throw error
    }
  }

  function forget() {
    stored.remove()
    for (const listener of listeners) listener()
  }

  return { unconfirmed, send }
}
