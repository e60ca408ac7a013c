import type { Answer } from '@tech-house/api/contract/endpoint'
import type { EndpointOf } from '@tech-house/api/contract/endpoint-of'
import { rememberWrite } from '../writes/recent-writes.ts'
import {
  fetchAnswer,
  fillPath,
  type OnceOperation,
  type Options,
  type Sendable,
} from './api-fetch.ts'
import { CallError, isOutcomeUnknown } from './call-error.ts'
import { pendingWrite, type WritingForm } from './pending-writes.ts'

/** Without a form, each path has one pending write, which nobody sees. */
type OnceOptions<Name extends OnceOperation> = Options<Name> & { form?: WritingForm }

/** Like `apiFetch`, but the same request keeps its Idempotency-Key until its outcome is known. */
export async function fetchOnce<Name extends OnceOperation>(
  operation: Name,
  { form, ...options }: OnceOptions<Name>,
): Promise<Answer<EndpointOf<Name>>> {
  const { params, body, headers }: Sendable = options
  const stored = pendingWrite(form ?? { owner: '', name: fillPath(operation, params) })
  const request = { body, headers }
  const earlier = stored.read()
  const isRepeated = JSON.stringify(earlier?.request) === JSON.stringify(request)
  const pending = earlier && isRepeated ? earlier : { key: crypto.randomUUID(), request }
  const isDeletion = operation.startsWith('DELETE ')
  // Before the call, so that it survives a reload without a response.
  stored.write(pending)

  function settle(isUnconfirmed: boolean) {
    // Not after a logout, or after another request of the form.
    if (stored.read()?.key !== pending.key) return
    if (isUnconfirmed) stored.write({ ...pending, isUnconfirmed })
    else stored.remove()
  }

  try {
    const keyed = { ...headers, 'idempotency-key': pending.key }
    const answer = await fetchAnswer(operation, { ...options, headers: keyed })
    // It may be repeated, because a list that could not be read again still shows the record.
    settle(isDeletion)
    return answer
  } catch (error) {
    settle(isOutcomeUnknown(error, isRepeated))
    const isGone = error instanceof CallError && error.status === 404
    if (!isGone || !isRepeated || !isDeletion) throw error
    // The operations with DELETE have no other response.
    return { deletedCount: 0 } as Answer<EndpointOf<Name>>
  } finally {
    // Also without a response.
    rememberWrite()
  }
}
