import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRefusal, retryWaitMs } from '../api/call-error.ts'
import { useSafeMutation } from './use-safe-mutation.ts'

interface Options<Row, Outcome> {
  rows: Row[]
  /** The first of these rows, as many as one call takes. */
  nextBatch: (rows: Row[]) => Row[]
  /** A repeated call must change nothing. */
  send: (batch: Row[]) => Promise<Outcome[]>
  changes: readonly QueryKey[]
}

/** It ends with its page, waits at the rate limit and while the shop is busy, and goes on with the first batch that is not done. */
export function useBatches<Row, Outcome>(options: Options<Row, Outcome>) {
  const { rows, nextBatch, send, changes } = options
  /** Of the first rows, those that are done. */
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [waitsFor, setWaitsFor] = useState<'limit' | 'shop'>()
  const isLeft = useRef(false)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  async function sendNext(done: Outcome[]): Promise<Outcome[]> {
    try {
      return [...done, ...(await send(nextBatch(rows.slice(done.length))))]
    } catch (error) {
      const waitMs = retryWaitMs(error)
      if (waitMs === undefined) throw error
      setWaitsFor(isRefusal(error) ? 'limit' : 'shop')
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      setWaitsFor(undefined)
      return done
    }
  }

  const running = useSafeMutation({
    mutationFn: async () => {
      let done = outcomes
      while (done.length < rows.length && !isLeft.current) {
        done = await sendNext(done)
        setOutcomes(done)
      }
    },
    meta: { changes },
  })

  const { isPending: isRunning, mutate } = running
  return { total: rows.length, outcomes, isRunning, waitsFor, run: () => mutate() }
}
