import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { readStored } from '../firestore/stored-document.ts'

/** Can exceed 2^53, the limit of `z.int()`. */
const cents = z.number()
const Day = z.object({ cents, orders: z.int() })
const Sold = z.object({ cents, pieces: z.int() })
const Rollup = z.object({
  days: z.record(z.string(), Day).default({}),
  products: z.record(z.string(), Sold).default({}),
})
export type Rollup = z.infer<typeof Rollup>

/** A rollup with values that do not fit is logged, and its other values count. */
export function rollupOf(snapshot: DocumentSnapshot): Rollup {
  const data = snapshot.data() ?? {}
  const rollup = readStored(snapshot, () => Rollup.parse(data))
  return (
    rollup ?? { days: validEntries(Day, data.days), products: validEntries(Sold, data.products) }
  )
}

function validEntries<Value>(schema: z.ZodType<Value>, stored: unknown): Record<string, Value> {
  const entries = Object.entries(stored ?? {}).flatMap(([name, value]) => {
    const { data } = schema.safeParse(value)
    return data === undefined ? [] : [[name, data] as const]
  })
  return Object.fromEntries(entries)
}
