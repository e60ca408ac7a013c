import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is there: a name in PATH, or an absolute path. */
export function findProgram(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs
    .flatMap((name) => (name.startsWith('/') ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path))
}
