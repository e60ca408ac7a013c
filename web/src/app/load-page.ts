import { matchRoutes } from 'react-router-dom'
import type { Later } from '#shared/later.tsx'
import { routes } from './routes.tsx'

/** Loads the code of the page at this path; answers its route, as `paths` spells it. */
export async function loadPage(path: string): Promise<string | undefined> {
  const matches = matchRoutes(routes, path) ?? []
  // routes.tsx gives no handle but these.
  const parts = matches.map(({ route }) => route.handle as Later | undefined)
  await Promise.all(parts.map((part) => part?.load()))
  return matches.at(-1)?.route.path
}
