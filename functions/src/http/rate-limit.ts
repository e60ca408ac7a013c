import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '../contract/endpoint.ts'
import { tooManyRequests } from './api-error.ts'
import { type FixedWindow, fixedWindow } from './fixed-window.ts'
import { rateLimitKeysOf } from './rate-limit-keys.ts'

export type RateLimit = ReturnType<typeof rateLimit>
type Write = Pick<Endpoint, 'method' | 'rateLimitCost' | 'isBeacon' | 'isSearch'>

/** Offices and mobile networks share one client IP. */
const accountsPerClient = 10
/** An IPv6 subscriber can use thousands of /64 networks, and counts as a few. */
const clientsPerSite = 4
/** Hosting forwards many clients from one IP; a caller that forges clients has this limit, too. */
const clientsPerPeer = 100
/** Who types without a pause sends at most 6.7 searches a second, 400 a minute; the default allows 480. */
const searchesPerWrite = 4

/**
 * Limits writes to `perMinute` points per account and client IP, separately in each instance. Every
 * method throws 429 at the limit and returns the `RateLimit-*` headers.
 */
export function rateLimit(perMinute: number) {
  const accounts = fixedWindow(perMinute)
  // Without a limit per peer: buyers behind one edge of Hosting never block each other.
  const signedIn = fixedWindow(perMinute * accountsPerClient)
  const visitors = anonymousLimit(perMinute)
  const beacons = anonymousLimit(perMinute)
  const searches = anonymousLimit(perMinute * searchesPerWrite)
  const unauthenticated = anonymousLimit(perMinute)

  return {
    /** A write to a public endpoint, without an account, or a search; beacons and searches are counted apart. */
    consumeVisitor(
      { rateLimitCost: cost = 1, isBeacon, isSearch }: Write,
      request: IncomingMessage,
    ) {
      if (isSearch) return searches(request, cost)
      return (isBeacon ? beacons : visitors)(request, cost)
    },

    /** A write of an authenticated account. */
    consumeAccount: ({ rateLimitCost: cost = 1 }: Write, uid: string, request: IncomingMessage) =>
      consumeSignedIn(cost, uid, request),

    /** What valid input costs in addition to the points of its endpoint; without `uid` it is a visitor's. */
    consumeInput({ isSearch }: Write, cost: number, request: IncomingMessage, uid?: string) {
      const points = Math.min(cost, perMinute - 1)
      if (uid !== undefined) return consumeSignedIn(points, uid, request)
      return (isSearch ? searches : visitors)(request, points)
    },

    /** A write without a valid token, counted apart from the accounts of the client IP. */
    consumeUnauthenticated: (request: IncomingMessage) => unauthenticated(request, 1),
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
    throw tooManyRequests(secondsToReset(exceeded), headers)
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

const secondsToReset = ([window, key]: Limit) => window.secondsToReset(key)
