import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError, isOutcomeUnknown } from '../api/call-error.ts'
import { useSafeMutation } from './use-safe-mutation.ts'

interface Options<Row, Outcome> {
  rows: Row[]
  /** The first of these rows, as many as one call takes. */
  nextBatch: (rows: Row[]) => Row[]
  /** Sends rows, the first of which has this index. A repeated call must change nothing. */
  send: (batch: Row[], index: number) => Promise<Outcome[]>
  changes: readonly QueryKey[]
}

/** When the API does not say how long to wait. */
const usualWait = 10
const secondMs = 1000
const maxLostAnswers = 2

/**
 * A long write in batches, one after the other. At the rate limit it waits for the time that the API
 * names. It can be stopped, and goes on after the last batch that was answered.
 */
export function useBatches<Row, Outcome>(options: Options<Row, Outcome>) {
  const { rows, nextBatch, send, changes } = options
  /** Of the first rows, those that are done. */
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  /** Seconds until the limit allows the next batch. */
  const [wait, setWait] = useState(0)
  const [isStopping, setIsStopping] = useState(false)
  const isStopped = useRef(false)

  const sending = useMutation({
    mutationFn: (index: number) => send(nextBatch(rows.slice(index)), index),
    meta: { quiet: true },
    retry: (failures, error) =>
      !isStopped.current && failures < maxLostAnswers && isOutcomeUnknown(error),
    retryDelay: (failures) => secondMs * 2 ** failures,
  })

  // After an error the rows stay, to be sent again.
  const running = useSafeMutation({
    mutationFn: async () => {
      isStopped.current = false
      setIsStopping(false)
      let known = outcomes
      while (known.length < rows.length && !isStopped.current) {
        const answer = await sending.mutateAsync(known.length).catch(secondsToWait)
        if (typeof answer === 'number') await waitFor(answer)
        else {
          known = [...known, ...answer]
          setOutcomes(known)
        }
      }
    },
    meta: { changes },
  })

  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  async function waitFor(seconds: number) {
    for (let left = seconds; left > 0 && !isStopped.current; left--) {
      setWait(left)
      await new Promise((resolve) => setTimeout(resolve, secondMs))
    }
    setWait(0)
  }

  function stop() {
    isStopped.current = true
    setIsStopping(true)
  }

  const { isPending: isRunning, mutate: run } = running
  return { total: rows.length, outcomes, isRunning, isStopping, wait, run: () => run(), stop }
}

/** How long to wait after a refusal by the rate limit; throws any other error. */
function secondsToWait(error: unknown): number {
  if (error instanceof CallError && error.status === 429) return error.retryAfter ?? usualWait
  throw error
}
