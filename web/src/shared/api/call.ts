import type { Endpoint, Reply } from '@tech-house/api/contract/endpoint'
import { exchange, type OptionsOf } from './exchange.ts'

/** Calls one endpoint of the contract. Throws `CallError`; an aborted call throws what aborted it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsOf<E>
): Promise<Reply<E>> {
  return (await exchange(endpoint, options)).reply
}
