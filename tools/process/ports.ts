import find from 'find-process'
import getPort, { clearLockedPorts } from 'get-port'
import { UserError } from './user-error.ts'

/** Throws a UserError about the first of these ports that is in use. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [purpose, port] of Object.entries(ports)) {
    // get-port would report a port as in use that it has just returned.
    clearLockedPorts()
    const isFree = (await getPort({ port })) === port
    if (!isFree) throw new UserError(occupied(port, purpose, await holderOf(port)))
  }
}

/** A free port. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

function occupied(port: number, purpose: string, holder: string | undefined): string {
  const by = holder ?? 'another program, perhaps a shop that is already running'
  return `Port ${port}, which ${purpose} needs, is taken by ${by}: stop it and try again.`
}

async function holderOf(port: number): Promise<string | undefined> {
  const [holder] = await find('port', port).catch(() => [])
  return holder && `${holder.name} (process ${holder.pid})`
}
