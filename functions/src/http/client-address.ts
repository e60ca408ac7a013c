import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

interface Addresses {
  /** The client's own address, as far as `X-Forwarded-For` can be trusted. */
  client: string
  /** The last address before Google's front end, which Google itself appended. */
  peer: string
}

/**
 * Where a request comes from. Google appends the address that it sees to `X-Forwarded-For`: the
 * client's own on a direct call, and that of Hosting's edge on a call through Hosting, which puts
 * the client's before it. The two cannot be told apart, and all other entries can be forged. So a
 * direct call with a forged entry evades a limit on `client`, but not one on `peer`.
 */
export function addressesOf({ headers, socket }: IncomingMessage): Addresses {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const [last, previous] = forwarded.map((entry) => networkOf(entry.trim())).reverse()
  const peer = last ?? networkOf(socket.remoteAddress ?? '') ?? ''
  return { client: previous ?? peer, peer }
}

/** An IPv4 address, or the /64 network that one IPv6 customer has; `undefined` for anything else. */
function networkOf(address: string): string | undefined {
  if (!isIP(address)) return undefined
  // `process` turns ::ffff:1.2.3.4 into 1.2.3.4.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString()
}
