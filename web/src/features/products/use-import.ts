import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ImportedProduct, importProducts } from '@tech-house/api/contract/product-import'
import { useEffect, useRef, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError, isOutcomeUnknown } from '#shared/api/call-error.ts'
import { addResults, nextBatch, noProgress } from './import/import-batch.ts'
import { refreshProducts } from './refresh-products.ts'

const isRateLimited = (error: unknown) => error instanceof CallError && error.status === 429

/**
 * Imports products in batches, one after the other. It can be stopped, and goes on after the last batch
 * that was answered; a batch without an answer is sent again with the same key.
 */
export function useImport(products: ImportedProduct[]) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState(noProgress)
  const [state, setState] = useState<'waiting' | 'running' | 'stopping'>('waiting')
  const isRunning = useRef(false)
  const isStopped = useRef(false)
  const id = useRef(crypto.randomUUID())
  const send = useMutation({
    mutationFn: ({ key, batch }: { key: string; batch: ImportedProduct[] }) =>
      apiFetch(importProducts, { headers: { 'idempotency-key': key }, body: { products: batch } }),
    // The limit of writes counts a minute.
    retry: (failures, error) =>
      !isStopped.current &&
      (isRateLimited(error) ? failures < 10 : failures < 2 && isOutcomeUnknown(error)),
    retryDelay: (failures, error) => (isRateLimited(error) ? 10_000 : 1000 * 2 ** failures),
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
    let current = progress
    try {
      while (current.done < products.length && !isStopped.current) {
        const batch = nextBatch(products, current.done)
        const key = `${id.current}-${current.done}`
        const { results } = await send.mutateAsync({ key, batch })
        current = addResults(current, batch, results)
        setProgress(current)
      }
    } catch {
      // The mutation has reported it. The rows stay, to be sent again.
    } finally {
      isRunning.current = false
      setState('waiting')
      void refreshProducts(queryClient)
    }
  }

  function stop() {
    isStopped.current = true
    setState('stopping')
  }

  const isWaitingForLimit = isRateLimited(send.failureReason) && send.isPending
  return { progress, state, isWaitingForLimit, run, stop }
}
