import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError, isOutcomeUnknown } from '../api/call-error.ts'
import { toastError } from '../toast.ts'

interface Options<Progress> {
  /** How many rows there are. */
  total: number
  /** The progress before the first batch. */
  start: Progress
  /** Sends the next rows, and returns the progress with them. A repeated call must change nothing. */
  send: (progress: Progress) => Promise<Progress>
  /** Called when it is done, stopped or has failed. */
  onEnd: () => void
}

/** When the API does not say how long to wait. */
const usualWait = 10
const secondMs = 1000
const maxLostAnswers = 2

/**
 * A long write in batches, one after the other. At the rate limit it waits for the time that the API
 * names. It can be stopped, and goes on after the last batch that was answered.
 */
export function useBatches<Progress extends { done: number }>(options: Options<Progress>) {
  const { total, start, send, onEnd } = options
  const [progress, setProgress] = useState(start)
  const [state, setState] = useState<'waiting' | 'running' | 'stopping'>('waiting')
  /** Seconds until the limit allows the next batch. */
  const [wait, setWait] = useState(0)
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const sending = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    retry: (failures, error) =>
      !isStopped.current && failures < maxLostAnswers && isOutcomeUnknown(error),
    retryDelay: (failures) => secondMs * 2 ** failures,
  })

  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    isStopped.current = false
    setState('running')
    try {
      let current = progress
      while (current.done < total && !isStopped.current) {
        const next = await sending.mutateAsync(current).catch(secondsToWait)
        if (typeof next === 'number') await waitFor(next)
        else {
          current = next
          setProgress(current)
        }
      }
    } catch (error) {
      // The rows stay, to be sent again.
      void toastError(error instanceof Error ? error.message : String(error))
    } finally {
      isRunning.current = false
      setState('waiting')
      onEnd()
    }
  }

  async function waitFor(seconds: number) {
    for (let left = seconds; left > 0 && !isStopped.current; left--) {
      setWait(left)
      await new Promise((resolve) => setTimeout(resolve, secondMs))
    }
    setWait(0)
  }

  function stop() {
    isStopped.current = true
    setState('stopping')
  }

  return { progress, state, wait, run, stop }
}

export type Batches = Omit<ReturnType<typeof useBatches>, 'progress'> & {
  progress: { done: number }
}

/** How long to wait after a refusal by the rate limit; throws any other error. */
function secondsToWait(error: unknown): number {
  if (error instanceof CallError && error.status === 429) return error.retryAfter ?? usualWait
  throw error
}
