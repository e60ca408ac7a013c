import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** For uptime monitors: 200 while Firestore answers, otherwise 503. */
export const readHealth = endpoint('GET /health', {
  summary: 'Whether the shop is alive and reaches its database',
  response: z.object({
    status: z.literal('ok'),
    /** For each reader of the event log, how long its oldest event has waited; 0 for none. */
    lagSeconds: z.record(z.string(), z.int()),
  }),
})
