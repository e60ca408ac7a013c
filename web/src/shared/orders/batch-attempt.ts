import { BatchLine, maxBatchLines } from '@tech-house/api/contract/orders/order-batch'
import { z } from 'zod'
import { storedValue } from '#shared/stored-value.ts'

const BatchAttempt = z.object({
  /** How many lines earlier parts have booked. */
  bookedLines: z.int().default(0),
  parts: z.array(z.object({ key: z.string(), lines: z.array(BatchLine) })).min(1),
})

/**
 * Lines that are ordered together. Each part is booked all or nothing and keeps its
 * Idempotency-Key for all retries; one part holds as many lines as the API takes.
 */
export type BatchAttempt = z.infer<typeof BatchAttempt>

/** An attempt for the lines; lines of one product become one, so that they are in one part. */
export function newBatchAttempt(lines: BatchLine[]): BatchAttempt {
  const merged = new Map<string, BatchLine>()
  for (const line of lines) {
    const { quantity } = merged.get(line.productId) ?? { quantity: 0 }
    merged.set(line.productId, { ...line, quantity: quantity + line.quantity })
  }
  const all = [...merged.values()]
  const parts = Array.from({ length: Math.ceil(all.length / maxBatchLines) }, (_, part) => ({
    key: crypto.randomUUID(),
    lines: all.slice(part * maxBatchLines, (part + 1) * maxBatchLines),
  }))
  return { bookedLines: 0, parts }
}

/** Where an unconfirmed attempt of this form survives a reload. */
export const storedBatchAttempt = (email: string, form: string) =>
  storedValue(email, `batch-attempt:${form}`, BatchAttempt)
