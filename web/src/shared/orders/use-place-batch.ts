import { totalPrice } from '@tech-house/api/contract/money'
import type { BatchLine } from '@tech-house/api/contract/orders/order-batch'
import { maxBatchLines } from '@tech-house/api/contract/orders/order-limits'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { isRefusal } from '#shared/api/call-error.ts'
import { orderKeys, queryKeys } from '#shared/api/query-keys.ts'
import { toastError, toastSuccess } from '#shared/toast.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { useUnconfirmedWrite } from '#shared/writes/use-unconfirmed-write.ts'

interface Options {
  /** The buyer; without one nothing can be ordered. */
  email: string | undefined
  /** The name of the form, such as `build`. */
  form: string
  /** Called for each part that is booked, also when a later part fails. */
  onBooked?: (lines: BatchLine[]) => void
}

interface Batch {
  /** How many lines earlier parts have booked. */
  bookedLines: number
  /** The lines that are not booked. */
  lines: BatchLine[]
}

/**
 * Orders lines together: each part, of as many lines as the API takes, is booked all or nothing and
 * once. `unconfirmed` are the rest of the lines from the part on whose response was lost.
 */
export function usePlaceBatch({ email = '', form, onBooked }: Options) {
  const { unconfirmed, isUnconfirmed, send } = useUnconfirmedWrite<Batch>({
    owner: email,
    name: `batch-attempt:${form}`,
    isValid: ({ bookedLines, lines }) => typeof bookedLines === 'number' && areLines(lines),
  })

  /** Books the first part, and returns the rest. */
  async function placePart({ bookedLines, lines }: Batch, headers: Record<string, string>) {
    const part = lines.slice(0, maxBatchLines)
    await apiFetch('POST /orders/batch', { headers, body: { lines: part } })
    onBooked?.(part)
    return { bookedLines: bookedLines + part.length, lines: lines.slice(part.length) }
  }

  const placing = useSafeMutation({
    mutationFn: async (lines: BatchLine[], { client }) => {
      let batch = unconfirmed ?? { bookedLines: 0, lines: merge(lines) }
      while (batch.lines.length > 0) {
        batch = await send(batch, placePart).catch((error) => {
          throw new Error(failureText(error, batch.bookedLines, isUnconfirmed()), { cause: error })
        })
        // My Order waits for a list that contains the new orders.
        client.removeQueries({ queryKey: queryKeys.orders })
      }
      return batch.bookedLines
    },
    meta: { quiet: true, changes: orderKeys },
    // Also when the buyer has left the page meanwhile.
    onSuccess: (booked) =>
      void toastSuccess(booked === 1 ? 'Your order is booked' : 'Your orders are booked'),
    onError: ({ message }) => void toastError(message),
  })

  return { ...placing, unconfirmed: unconfirmed?.lines }
}

export type PlaceBatch = ReturnType<typeof usePlaceBatch>

const areLines = (lines: unknown) =>
  Array.isArray(lines) &&
  lines.length > 0 &&
  lines.every((line) => Object(line).productId && Object(line).quantity > 0)

/** In dollars. */
export const totalOfLines = (lines: BatchLine[]) =>
  lines.reduce((cents, { price = 0, quantity }) => cents + totalPrice(price, quantity) * 100, 0) /
  100

/** Lines of one product become one, so that they are in one part. */
function merge(lines: BatchLine[]): BatchLine[] {
  const merged = new Map<string, BatchLine>()
  for (const line of lines) {
    const { quantity } = merged.get(line.productId) ?? { quantity: 0 }
    merged.set(line.productId, { ...line, quantity: quantity + line.quantity })
  }
  return [...merged.values()]
}

/** Why a part was not booked, and what the parts before have booked. */
function failureText(error: unknown, bookedLines: number, isUnconfirmed: boolean): string {
  const message = error instanceof Error ? error.message : String(error)
  // Of a refused part also the first line's reason.
  const [first] = isRefusal(error) ? error.fields : []
  if (bookedLines === 0 && isUnconfirmed) return `We could not confirm your order. ${message}`
  if (bookedLines === 0) return first ? `${message}: ${first.message}` : message
  const others = isUnconfirmed ? 'We could not confirm the others' : 'The others are not'
  // Without the refusal's own message, which says that nothing was ordered.
  return `The first ${bookedLines} products are booked. ${others}: ${first?.message ?? message}`
}
