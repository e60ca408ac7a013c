import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '../contract/endpoint.ts'
import { tooManyRequests } from './api-error.ts'
import { addressesOf } from './client-address.ts'

export type RateLimit = ReturnType<typeof rateLimit>
type Write = Pick<Endpoint, 'method' | 'rateLimitCost'>

/** Offices and mobile networks share one address. */
const accountsPerAddress = 10
/** Hosting forwards many clients from one address; a forged address has this limit too. */
const addressesPerPeer = 10

/**
 * Limits writes to `perMinute` points per account and address, separately in each instance. Every
 * method throws 429 at the limit and returns the `RateLimit-*` headers.
 */
export function rateLimit(perMinute: number) {
  const accounts = limiter(perMinute)
  const visitors = addressLimiter(perMinute)
  const signedIn = addressLimiter(perMinute * accountsPerAddress)
  const unauthenticated = addressLimiter(perMinute)

  return {
    /** A write to a public endpoint, without an account. */
    consumeVisitor: ({ rateLimitCost: cost = 1 }: Write, request: IncomingMessage) =>
      visitors(request, cost),

    /** A write of an authenticated account. */
    consumeAccount: ({ rateLimitCost: cost = 1 }: Write, uid: string, request: IncomingMessage) =>
      consumeSignedIn(cost, uid, request),

    /** What the valid body of such a write costs in addition to its first point. */
    consumeBody: (cost: number, uid: string, request: IncomingMessage) =>
      consumeSignedIn(Math.min(cost, perMinute - 1), uid, request),

    /** A write without a valid token, counted apart from the accounts of the address. */
    consumeUnauthenticated: (request: IncomingMessage) => unauthenticated(request, 1),
  }

  async function consumeSignedIn(cost: number, uid: string, request: IncomingMessage) {
    const headers = await consume(accounts, uid, cost)
    await signedIn(request, cost)
    return headers
  }
}

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 })

function addressLimiter(points: number) {
  const clients = limiter(points)
  const peers = limiter(points * addressesPerPeer)

  return async (request: IncomingMessage, cost: number) => {
    const { client, peer } = addressesOf(request)
    // The client first: its refused requests must not count for others with the same address.
    const headers = await consume(clients, client, cost)
    await consume(peers, peer, cost)
    return headers
  }
}

async function consume(
  limit: RateLimiterMemory,
  key: string,
  cost: number,
): Promise<Record<string, string>> {
  try {
    // With a limit below its cost a call would never be allowed.
    return headersOf(limit, await limit.consume(key, Math.min(cost, limit.points)))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooManyRequests(secondsTo(refusal), headersOf(limit, refusal))
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-06. */
const headersOf = (limit: RateLimiterMemory, state: RateLimiterRes) => ({
  'ratelimit-limit': String(limit.points),
  'ratelimit-remaining': String(state.remainingPoints),
  'ratelimit-reset': String(secondsTo(state)),
})

const secondsTo = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000)
