import type { IncomingMessage } from 'node:http'
import type { App } from 'firebase-admin/app'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { isPublic } from '../../../contract/operations.ts'
import { ApiError } from '../response/api-error.ts'
import { codeOf, hasCode } from '../response/error-code.ts'
import { publicRules } from './public-rules.ts'

/** Throws 401 for a request without a valid App Check token, if App Check is enforced. */
export type CheckApp = (endpoint: Endpoint, request: IncomingMessage) => Promise<void>

/** Public reads stay open, as the CDN stores them; so do beacons, mail pages and programs of others. */
export function appCheck(app: App, isOn: () => boolean): CheckApp {
  return async ({ audience, method }, { headers }) => {
    if (!isOn()) return
    if (isPublic(audience) && (method === 'get' || !publicRules[audience].hasAppCheck)) return
    const token = headers['x-firebase-appcheck']
    if (typeof token !== 'string' || !(await isGenuine(app, token))) {
      throw new ApiError(401, 'app-check-failed', 'This can only be done from the shop itself')
    }
  }
}

async function isGenuine(app: App, token: string): Promise<boolean> {
  const { getAppCheck } = await import('firebase-admin/app-check')
  try {
    await getAppCheck(app).verifyToken(token)
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** Whether the error means an invalid token, not that Google's keys are unreachable. */
function isRefusal(error: unknown): boolean {
  const isUnread = error instanceof Error && hasCode(error.cause, 'key-fetch-error')
  return String(codeOf(error)).startsWith('app-check/') && !isUnread
}
