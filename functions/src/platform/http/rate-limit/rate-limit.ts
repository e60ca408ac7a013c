import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { type Audience, isPublic } from '../../../contract/operations.ts'
import { publicRules } from '../access/public-rules.ts'
import { tooManyRequests } from '../response/api-error.ts'
import { type FixedWindow, fixedWindow } from './fixed-window.ts'
import { rateLimitKeysOf } from './rate-limit-keys.ts'

export type RateLimit = ReturnType<typeof rateLimit>
type Counted = Pick<Endpoint, 'audience' | 'rateLimitCost'>

/** Offices and mobile networks share one client IP. */
const accountsPerClient = 10
/** An IPv6 subscriber can use thousands of /64 networks, and counts as a few. */
const clientsPerSite = 4
/** Hosting forwards many clients from one IP; a caller that forges clients has this limit, too. */
const clientsPerPeer = 100
/** Continuous typing sends at most 6.7 searches a second, 400 a minute; the default allows 480. */
const searchesPerWrite = 4
/** Images that neither the browser nor the CDN has; a page of the catalog shows tens of them. */
const imagesPerWrite = 5
/** The default allows 36 pages of 500 rows a minute, as in an admin's lists. */
const documentsPerWrite = 150
const readersPerClient = 3

/** Separately in each instance; every `consume…` throws 429 at the limit and returns `RateLimit-*` headers. */
export function rateLimit(perMinute: number) {
  const accounts = fixedWindow(perMinute)
  // Without a limit per peer: buyers behind one edge of Hosting never block each other.
  const signedIn = fixedWindow(perMinute * accountsPerClient)
  const anonymous = {
    visitors: anonymousLimit(perMinute),
    beacons: anonymousLimit(perMinute),
    searches: anonymousLimit(perMinute * searchesPerWrite),
    images: anonymousLimit(perMinute * imagesPerWrite),
  }
  const unauthenticated = anonymousLimit(perMinute)
  const documents = fixedWindow(perMinute * documentsPerWrite)
  const clientDocuments = fixedWindow(perMinute * documentsPerWrite * readersPerClient)

  return {
    consumeVisitor: ({ audience, rateLimitCost: cost = 1 }: Counted, request: IncomingMessage) =>
      consumeAnonymous(audience, cost, request),

    consumeAccount: ({ rateLimitCost: cost = 1 }: Counted, uid: string, request: IncomingMessage) =>
      consumeSignedIn(cost, uid, request),

    consumeInput({ audience }: Counted, cost: number, request: IncomingMessage, uid?: string) {
      const points = Math.min(cost, perMinute - 1)
      if (uid !== undefined) return consumeSignedIn(points, uid, request)
      return consumeAnonymous(audience, points, request)
    },

    consumeRead: (uid: string, request: IncomingMessage) =>
      consume(1, ...documentLimits(uid, request)),

    /** The documents that it has read, which are known only afterwards. */
    countDocuments(read: number, uid: string, request: IncomingMessage) {
      for (const [window, key] of documentLimits(uid, request)) window.take(key, read)
    },

    /** A write without a valid token, counted apart from the accounts of the client IP. */
    consumeUnauthenticated: (request: IncomingMessage) => unauthenticated(request, 1),
  }

  function consumeAnonymous(audience: Audience, cost: number, request: IncomingMessage) {
    return anonymous[isPublic(audience) ? publicRules[audience].limit : 'visitors'](request, cost)
  }

  function documentLimits(uid: string, request: IncomingMessage): [Limit, Limit] {
    return [
      [documents, uid],
      [clientDocuments, rateLimitKeysOf(request).client],
    ]
  }

  function consumeSignedIn(cost: number, uid: string, request: IncomingMessage) {
    return consume(cost, [accounts, uid], [signedIn, rateLimitKeysOf(request).client])
  }
}

function anonymousLimit(perMinute: number) {
  const clients = fixedWindow(perMinute)
  const sites = fixedWindow(perMinute * clientsPerSite)
  const peers = fixedWindow(perMinute * clientsPerPeer)

  return (request: IncomingMessage, cost: number) => {
    const { client, site, peer } = rateLimitKeysOf(request)
    return consume(cost, [clients, client], [sites, site], [peers, peer])
  }
}

type Limit = [window: FixedWindow, key: string]

/** Takes the points from each limit, or none of them. A refused request is counted nowhere. */
function consume(cost: number, first: Limit, ...others: Limit[]): Record<string, string> {
  const limits = [first, ...others]
  const exceeded = limits.find(([window, key]) => !window.has(key, cost))
  if (exceeded) {
    const headers = { ...headersOf(exceeded), 'ratelimit-remaining': '0' }
    throw tooManyRequests(exceeded[0].secondsToReset(exceeded[1]), headers)
  }
  for (const [window, key] of limits) window.take(key, cost)
  return headersOf(first)
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-06. */
const headersOf = ([window, key]: Limit) => ({
  'ratelimit-limit': String(window.limit),
  'ratelimit-remaining': String(window.remaining(key)),
  'ratelimit-reset': String(window.secondsToReset(key)),
})
