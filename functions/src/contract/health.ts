import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** For uptime monitors: 200 while Firestore answers, otherwise 503. */
export const readHealth = endpoint('GET /health', {
  summary: 'Whether the shop is alive and reaches its database',
  response: z.object({ status: z.literal('ok') }),
})
