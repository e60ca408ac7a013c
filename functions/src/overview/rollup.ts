import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'

/** Can exceed 2^53, the limit of `z.int()`. */
const cents = z.number()
const Day = z.object({ cents, orders: z.int() }).catch({ cents: 0, orders: 0 })
const Sold = z.object({ cents, pieces: z.int() }).catch({ cents: 0, pieces: 0 })
const Rollup = z.object({
  days: z.record(z.string(), Day).catch({}),
  products: z.record(z.string(), Sold).catch({}),
})
export type Rollup = z.infer<typeof Rollup>

/** Values that are missing or do not fit count as 0. */
export const rollupOf = (snapshot: DocumentSnapshot): Rollup => Rollup.parse(snapshot.data() ?? {})
