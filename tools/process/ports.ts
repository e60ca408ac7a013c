import getPort, { clearLockedPorts } from 'get-port'
import { UserError } from './user-error.ts'

/** Throws a UserError about the first of these ports that is in use. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [purpose, port] of Object.entries(ports)) {
    // get-port would report a port as in use that it has just returned.
    clearLockedPorts()
    const isFree = (await getPort({ port })) === port
    if (isFree) continue
    throw new UserError(
      `Port ${port}, which ${purpose} needs, is in use, perhaps by a shop that is already running: ` +
        'stop it and try again.',
    )
  }
}

/** A free port. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })
