import { randomInt } from 'node:crypto'
import getPort, { clearLockedPorts, portNumbers } from 'get-port'
import { UserError } from './user-error.ts'

export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [purpose, port] of Object.entries(ports)) {
    if (!(await isInUse(port))) continue
    throw new UserError(
      `Port ${port}, which ${purpose} needs, is in use, perhaps by a shop that is already running: ` +
        'stop it and try again.',
    )
  }
}

export async function isInUse(port: number): Promise<boolean> {
  // get-port would report a port as in use that it has just returned.
  clearLockedPorts()
  return (await getPort({ port })) !== port
}

/** Below the ephemeral ports, so that no other socket gets it; random, so that other runs choose others. */
export const freePort = (): Promise<number> =>
  getPort({
    host: '127.0.0.1',
    port: portNumbers(randomInt(20_000, 32_000), 32_767),
    reserve: true,
  })
