import { isPublic, type Operation, operations } from '@tech-house/api/contract/operations'
import { env } from '../env.ts'

/** The code is large, and only a shop with App Check needs it. */
const loadProver = () => import('../app-check-token.ts')

/** Public reads and a shop without a site key send none. */
export async function appCheckHeader(
  operation: Operation,
  siteKey = env.VITE_APPCHECK_SITE_KEY,
  load = loadProver,
): Promise<Record<string, string>> {
  const isPublicRead = isPublic(operations[operation]) && operation.startsWith('GET ')
  if (!siteKey || isPublicRead) return {}
  const { appCheckToken } = await load()
  return { 'x-firebase-appcheck': await appCheckToken(siteKey) }
}
