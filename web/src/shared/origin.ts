import type { To } from 'react-router-dom'
import { z } from 'zod'
import { paths } from './paths.ts'

const Origin = z.object({
  from: z.object({ pathname: z.string(), search: z.string(), hash: z.string() }),
})

/** Where the login page was reached from, out of its navigation state; otherwise home. */
export function readOrigin(state: unknown): To {
  const origin = Origin.safeParse(state)
  return origin.success ? origin.data.from : paths.home
}
