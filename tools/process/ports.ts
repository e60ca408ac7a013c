import { spawnSync } from 'node:child_process'
import getPort, { clearLockedPorts } from 'get-port'
import { UserError } from './user-error.ts'

/** Fails with one sentence about the first of these ports that another program holds. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [purpose, port] of Object.entries(ports)) {
    const isFree = (await getPort({ port })) === port
    clearLockedPorts()
    if (!isFree) throw new UserError(occupied(port, purpose, holderOf(port)))
  }
}

/** A port that nobody uses at the moment. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })

function occupied(port: number, purpose: string, holder: string | undefined): string {
  const by = holder ?? 'another program, perhaps a shop that is already running'
  return `Port ${port}, which ${purpose} needs, is taken by ${by}: stop it and try again.`
}

function holderOf(port: number): string | undefined {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'])
  const [, id, name] = /^p(\d+)\nc(.+)$/m.exec(`${lsof.stdout}`) ?? []
  if (id) return `${name} (process ${id})`
  const ss = spawnSync('ss', ['-Hltnp', `sport = :${port}`])
  const [, command, pid] = /\("([^"]+)",pid=(\d+)/.exec(`${ss.stdout}`) ?? []
  return pid && `${command} (process ${pid})`
}
