import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UserError } from '../process/user-error.ts'

/** Without `-P` it is the project of the running `firebase deploy`; throws for a project of the emulators. */
export function deployTarget(root: string, args: string[], env = process.env) {
  const options = { project: { type: 'string', short: 'P' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  if (positionals.some((word) => word !== 'hosting')) {
    throw new UserError(
      `Unknown word "${positionals.join(' ')}": the arguments are -P PROJECT-OR-ALIAS and hosting.`,
    )
  }
  const aliases = projectAliases(root)
  const named = values.project ?? env.GCLOUD_PROJECT
  const project = named ? (aliases[named] ?? named) : aliases.default
  if (!project || project.startsWith('demo-')) {
    const known = Object.keys(aliases).join(', ')
    throw new UserError(
      `${project ?? 'No project'} is no project of a deploy: name yours by -P (in .firebaserc: ${known})`,
    )
  }
  return { project, isHostingOnly: positionals.length > 0 }
}

export function projectAliases(root: string): Record<string, string> {
  const path = join(root, '.firebaserc')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).projects ?? {}) : {}
}
