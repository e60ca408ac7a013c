import type { To } from 'react-router-dom'
import { z } from 'zod'
import { paths } from './paths.ts'

/** A path of this shop; one that begins with two slashes would be another host. */
const Pathname = z.string().regex(/^\/(?![/\\])/)

const Arrival = z.object({
  from: z.object({ pathname: Pathname, search: z.string(), hash: z.string() }),
  /** Their session ended under their hands. */
  isLost: z.boolean().default(false),
})

interface Arrived {
  from: To
  isLost: boolean
}

/** How the login page was reached, out of its navigation state: from home unless it tells. */
export function readArrival(state: unknown): Arrived {
  const arrival = Arrival.safeParse(state)
  return arrival.success ? arrival.data : { from: paths.home, isLost: false }
}
