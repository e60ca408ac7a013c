import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installed } from '../paths.ts'
import { UserError } from '../process/user-error.ts'
import { projectAliases } from './deploy-target.ts'

export interface Parameter {
  name: string
  type: 'boolean' | 'int' | 'list' | 'secret' | 'string'
}

/** The settings with which a deploy to this project would run the function, as firebase-tools reads them. */
export function functionSettings(root: string, project: string): Record<string, string> {
  const { loadUserEnvs } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/functions/env.js'),
  )
  const [alias] = Object.entries(projectAliases(root)).find(([, id]) => id === project) ?? []
  const source = join(root, 'functions')
  const options = { functionsSource: source, projectDir: root, projectId: project }
  try {
    return loadUserEnvs({ ...options, projectAlias: alias })
  } catch (error) {
    const { message, children = [] } = error as Error & { children?: Error[] }
    throw new UserError([message, ...children.map((child) => child.message)].join(' '))
  }
}

/** Throws unless they match: `firebase deploy` asks for missing ones, and fails where nobody can answer. */
export function requireSettings(
  settings: Record<string, string>,
  parameters: Parameter[],
  project: string,
): void {
  const named = parameters.filter(({ type }) => type !== 'secret').map(({ name }) => name)
  const known = parameters.map(({ name }) => name)
  const problems = [
    ...named
      .filter((name) => settings[name] === undefined)
      .map((name) => `${name} is missing (functions/.env.example has it)`),
    ...Object.keys(settings)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is no parameter`),
  ]
  if (problems.length > 0) throw new UserError(`functions/.env.${project}: ${problems.join(', ')}`)
}
