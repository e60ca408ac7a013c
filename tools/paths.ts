import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export const logFolder = join(root, '.local')

export const installed = (path: string) => join(root, 'node_modules', path)

/** Those of these programs that are there: names in PATH, or absolute paths. */
export function findPrograms(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) =>
    name.startsWith('/') ? name : folders.map((folder) => join(folder, name)),
  )
  return paths.filter((path) => existsSync(path))
}
