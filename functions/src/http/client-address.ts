import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

interface Addresses {
  /** The client's address, which a direct call can forge in `X-Forwarded-For`. */
  client: string
  /** The address of the last hop before Google's front end, appended by Google. */
  peer: string
}

/**
 * The addresses of a request. Google appends the address that it sees to `X-Forwarded-For`. On a
 * direct call that is the client's address. Through Hosting it is the edge's address, and the entry
 * before it is the client's. The two cases look alike, and all other entries can be forged. So a
 * direct call can evade a limit on `client`, but not one on `peer`.
 */
export function addressesOf({ headers, socket }: IncomingMessage): Addresses {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const [last, previous] = forwarded.map((entry) => networkOf(entry.trim())).reverse()
  const peer = last ?? networkOf(socket.remoteAddress ?? '') ?? ''
  return { client: previous ?? peer, peer }
}

/** An IPv4 address, or the /64 network of an IPv6 address; `undefined` for other text. */
function networkOf(address: string): string | undefined {
  if (!isIP(address)) return undefined
  // `process` converts ::ffff:1.2.3.4 to 1.2.3.4.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString()
}
