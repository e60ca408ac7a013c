import { spawnSync } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { UserError } from './user-error.ts'

/** Fails with one sentence about the first of these ports that another program holds. */
export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  for (const [purpose, port] of Object.entries(ports)) {
    const isFree = (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
    if (!isFree) throw new UserError(occupied(port, purpose, holderOf(port)))
  }
}

/** A port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a TCP port has this kind of address.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

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
