import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installed } from '../paths.ts'
import { UserError } from '../process/user-error.ts'
import { projectAliases } from './deploy-target.ts'

/** A parameter of `functions/src/parameters.ts`, as `firebase deploy` discovers it. */
export interface Parameter {
  name: string
  type: 'boolean' | 'int' | 'list' | 'secret' | 'string'
}

/** The files with the settings of the function for a project; later ones override earlier ones. */
function settingsFiles(root: string, project: string): string[] {
  const aliases = Object.entries(projectAliases(root)).filter(([, id]) => id === project)
  return ['.env', ...[project, ...aliases.map(([alias]) => alias)].map((name) => `.env.${name}`)]
    .map((name) => join(root, 'functions', name))
    .filter((path) => existsSync(path))
}

/** The settings with which a deploy to this project would run the function. */
export function functionSettings(root: string, project: string): Record<string, string> {
  const { parseStrict } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/functions/env.js'),
  )
  return Object.assign(
    {},
    ...settingsFiles(root, project).map((path) => {
      try {
        return parseStrict(readFileSync(path, 'utf8'))
      } catch (error) {
        throw new UserError(`${path}: ${[error, ...childrenOf(error)].map(messageOf).join(' ')}`)
      }
    }),
  )
}

const childrenOf = (error: unknown): unknown[] =>
  error instanceof Error && 'children' in error && Array.isArray(error.children)
    ? error.children
    : []
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const valid: Partial<Record<Parameter['type'], RegExp>> = {
  boolean: /^(true|false)$/,
  int: /^\d+$/,
}

/**
 * Throws unless the settings name each parameter, no other one, and a value of its type. `firebase
 * deploy` asks for missing ones, and fails where nobody can answer.
 */
export function requireSettings(
  settings: Record<string, string>,
  parameters: Parameter[],
  project: string,
): void {
  const plain = parameters.filter(({ type }) => type !== 'secret')
  const known = new Set(parameters.map(({ name }) => name))
  const missing = plain.filter(({ name }) => settings[name] === undefined)
  const unknown = Object.keys(settings).filter((name) => !known.has(name))
  const wrong = plain.filter(
    ({ name, type }) => settings[name] !== undefined && valid[type]?.test(settings[name]) === false,
  )
  const problems = [
    ...missing.map(({ name }) => `${name} is missing (functions/.env.example has it)`),
    ...unknown.map((name) => `${name} is no parameter`),
    ...wrong.map(({ name, type }) => `${name} is no ${type}`),
  ]
  if (problems.length > 0) throw new UserError(`functions/.env.${project}: ${problems.join(', ')}`)
}
