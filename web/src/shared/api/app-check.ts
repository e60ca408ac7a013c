import type { Endpoint } from '@tech-house/api/contract/endpoint'
import { env } from '../env.ts'

interface Prover {
  appCheckToken(siteKey: string): Promise<string>
}

/** The code is large, and only a shop with App Check needs it. */
const loadProver = (): Promise<Prover> => import('../app-check-token.ts')

/**
 * The App Check header, which shows the API that the shop's own client calls. Public reads and a
 * shop without a site key send none.
 */
export async function appCheckHeader(
  { access, method }: Pick<Endpoint, 'access' | 'method'>,
  siteKey = env.VITE_APPCHECK_SITE_KEY,
  load = loadProver,
): Promise<Record<string, string>> {
  if (!siteKey || (access === 'public' && method === 'get')) return {}
  const { appCheckToken } = await load()
  return { 'x-firebase-appcheck': await appCheckToken(siteKey) }
}
