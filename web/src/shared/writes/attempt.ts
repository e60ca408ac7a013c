import { z } from 'zod'

/** One write and its Idempotency-Key, which is kept for all retries. */
export const attemptWith = <Body extends z.ZodType>(body: Body) =>
  z.object({ key: z.string(), body })

/** A first attempt to write this. */
export const newAttempt = <Body>(body: Body) => ({ key: crypto.randomUUID(), body })
