import type { Path, To } from 'react-router-dom'
import { hasShape, isObject } from './has-shape.ts'
import { paths } from './paths.ts'

interface Arrived {
  from: To
  /** Their session ended under their hands. */
  isLost: boolean
}

const isPlace = hasShape<Path>({ pathname: 'string', search: 'string', hash: 'string' })

/** A path of this shop; one that begins with two slashes would be another host. */
const isOurs = (pathname: string) => /^\/(?![/\\])/.test(pathname)

/** How the login page was reached, out of its navigation state: from home unless it tells. */
export function readArrival(state: unknown): Arrived {
  if (!isObject(state) || !isPlace(state.from) || !isOurs(state.from.pathname)) {
    return { from: paths.home, isLost: false }
  }
  return { from: state.from, isLost: state.isLost === true }
}
