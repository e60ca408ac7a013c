import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../process/user-error.ts'

/**
 * Throws unless the last commit of the project at `from` contains everything that a deploy sends.
 */
export function requireCommitted(from: string): void {
  const changed = git(from, ['status', '--porcelain']).trimEnd()
  if (!changed) return
  const names = changed.split('\n').map((line) => line.slice(3))
  throw new UserError(`Commit or stash first, git does not hold: ${names.slice(0, 5).join(', ')}`)
}

/**
 * Checks out the last commit of the project at `from` into the folder `to`, with the installed
 * packages and the client's configuration, which git ignores.
 */
export function checkOut(from: string, to: string): void {
  const archive = git(from, ['archive', '--format=tar', 'HEAD'], 'latin1')
  const tar = spawnSync('tar', ['-xf', '-', '-C', to], { input: Buffer.from(archive, 'latin1') })
  if (tar.status !== 0) throw new UserError(`The commit could not be unpacked: ${tar.stderr}`)
  linkPackages(from, to)
  const environment = 'web/.env.production'
  if (existsSync(join(from, environment)))
    copyFileSync(join(from, environment), join(to, environment))
}

/** The packages are shared; the project's own workspaces are linked to the checkout. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules/@tech-house'), { recursive: true })
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name !== '@tech-house')
      symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
  }
  symlinkSync(join(to, 'functions'), join(to, 'node_modules/@tech-house/api'))
  for (const workspace of ['functions', 'web']) {
    const packages = join(workspace, 'node_modules')
    if (existsSync(join(from, packages))) symlinkSync(join(from, packages), join(to, packages))
  }
}

function git(cwd: string, args: string[], encoding: BufferEncoding = 'utf8'): string {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding, maxBuffer: 2 ** 30 })
  if (status !== 0) throw new UserError('git must hold the project: clone it, or `git init` it')
  return stdout
}
