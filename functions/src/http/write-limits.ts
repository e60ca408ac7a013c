import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '../contract/endpoint.ts'
import { addressesOf } from './client-address.ts'
import { minuteCounter } from './minute-counter.ts'

export type WriteLimits = ReturnType<typeof writeLimits>
type Write = Pick<Endpoint, 'method' | 'access' | 'cost'>

/** An office or a mobile network has one address for many callers. */
const callersPerAddress = 10
/** An edge of Hosting has one address for many clients; a forger has no more than one edge has. */
const clientsPerPeer = 10

/** At most so many writes a minute for each caller and address, counted by each instance for itself. */
export function writeLimits(perMinute: () => number, now = Date.now) {
  const counter = minuteCounter(now)

  return {
    /** Counts a write before its caller is known; throws 429 when its address wrote too much. */
    countAddress({ method, access, cost = 1 }: Write, request: IncomingMessage): void {
      if (method === 'get') return
      const { client, peer } = addressesOf(request)
      // Without an account, the address is all that there is of a caller.
      const limit = perMinute() * (access === 'public' ? 1 : callersPerAddress)
      const keys = [`${access} peer ${peer}`, `${access} client ${client}`]
      counter.check(keys[0] ?? '', cost, limit * clientsPerPeer)
      counter.check(keys[1] ?? '', cost, limit)
      for (const key of keys) counter.spend(key, cost)
    },

    /** Counts a write of this account; throws 429 when it wrote too much. */
    countCaller({ method, cost = 1 }: Write, uid: string): void {
      if (method === 'get') return
      counter.check(`caller ${uid}`, cost, perMinute())
      counter.spend(`caller ${uid}`, cost)
    },
  }
}
