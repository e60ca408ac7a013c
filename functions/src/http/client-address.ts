import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

interface Addresses {
  /** The client's own address, as far as its words can be believed. */
  client: string
  /** The last address before Google's front door, which wrote it down itself. */
  peer: string
}

/**
 * Where a request comes from. Google appends the address that it sees to `X-Forwarded-For`: the
 * client's own on a direct call, and that of Hosting's edge on a call through Hosting, which puts
 * the client's before it. The two cannot be told apart, and whatever else is in the header anybody
 * can write, so a limit on `client` alone is evaded by a direct call with a made-up entry; a limit
 * on `peer` is not.
 */
export function addressesOf({ headers, socket }: IncomingMessage): Addresses {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const [peer = '', client = ''] = forwarded.map((entry) => entry.trim()).reverse()
  const known = isIP(peer) ? peer : (socket.remoteAddress ?? '')
  return { client: networkOf(isIP(client) ? client : known), peer: networkOf(known) }
}

/** An IPv4 address, or the /64 network that one IPv6 customer has to themselves. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped) return mapped
  const [left = '', right] = address.toLowerCase().split('::')
  const [head, tail] = [left, right ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = right === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  const groups = [...(head ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(tail ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
