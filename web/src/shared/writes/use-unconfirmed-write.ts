import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { pendingWrite, type WritingForm } from '../api/pending-writes.ts'

/** Until the outcome of this write is known, the form sends nothing else; `isValid` refuses foreign values. */
export function useUnconfirmedWrite<Body extends object>(
  form: WritingForm,
  isValid: (body: Partial<Body>) => boolean,
): Body | undefined {
  const mutations = useQueryClient().getMutationCache()
  const { read } = pendingWrite(form)
  /** Also one that is still being sent by a page that was left. */
  const [earlier] = useState(read)
  useSyncExternalStore(
    (onChange) => mutations.subscribe(onChange),
    () => JSON.stringify(read()),
    () => undefined,
  )
  const pending = read()
  if (!pending?.isUnconfirmed && pending?.key !== earlier?.key) return undefined
  const body = Object(pending?.request.body)
  return isValid(body) ? body : undefined
}
