import type { Endpoint } from '@tech-house/api/contract/endpoint'
import { env } from '../env.ts'

interface Prover {
  appCheckToken(siteKey: string): Promise<string>
}

/** Its code is large, and only a shop that asks for the token needs it. */
const loadProver = (): Promise<Prover> => import('../app-check-token.ts')

/**
 * The header that proves to the API that it is called by the shop's own client. What anybody may
 * read needs no proof, and a shop without a site key asks for none.
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
