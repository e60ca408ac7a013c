import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Keys of a request for rate limits. All depend on the peer, so no key can be forged from elsewhere:
 * Google's front end appends it to `X-Forwarded-For`, and a direct call can forge only what precedes it.
 */
export function rateLimitKeysOf({ headers, socket }: IncomingMessage) {
  const [last = '', previous = ''] = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-2)
    .reverse()
  const peer = parse(last) ?? parse(socket.remoteAddress ?? '')
  const client = parse(previous) ?? peer
  const via = networkOf(peer, 48)
  return {
    /** The IPv4 address or IPv6 /48 network that has called Google's front end: the client, or Firebase Hosting. */
    peer: via,
    /** The client behind that peer: an IPv4 address or an IPv6 /64 network. */
    client: `${networkOf(client, 64)} ${via}`,
    /** The same with an IPv6 /48 network, the size that one subscriber can get. It may be the peer itself. */
    site: `${networkOf(client, 48)} ${via}`,
  }
}

type Address = ReturnType<typeof ipaddr.process>

function parse(text: string): Address | undefined {
  const address = text.trim()
  // A zone, as in fe80::1%eth0, has a meaning only on the sender's machine.
  if (!isIP(address) || address.includes('%')) return undefined
  // Converts ::ffff:1.2.3.4 to 1.2.3.4.
  return ipaddr.process(address)
}

function networkOf(address: Address | undefined, bits: number): string {
  if (address?.kind() !== 'ipv6') return String(address ?? '')
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString()
}
