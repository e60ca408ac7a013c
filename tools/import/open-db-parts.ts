import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { UserError } from '../process/user-error.ts'

/** A part of BuildCores OpenDB; its other fields depend on the category. */
export const OpenDbPart = z.looseObject({
  category: z.string(),
  /** The name of its file, and a part of the product's id. */
  opendb_id: z.string().check(z.regex(/^[\w-]+$/)),
  metadata: z.looseObject({ name: z.string() }),
})
export type OpenDbPart = z.infer<typeof OpenDbPart>

/** From a checkout of the repository, or from a .jsonl or .jsonl.gz with a part on each line. */
export function readOpenDb(path: string): unknown[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) throw new UserError(`There is no file or folder ${path}.`)
  const parts = found.isDirectory() ? readFolder(path) : readLines(path)
  if (parts.length === 0) throw new UserError(`There are no parts in ${path}.`)
  return parts
}

const readFolder = (folder: string): unknown[] =>
  globSync(join(folder, 'open-db/*/*.json'))
    .sort()
    .map((file) => ({
      category: basename(dirname(file)),
      opendb_id: basename(file, '.json'),
      ...readPart(file),
    }))

function readPart(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new UserError(`${file} is no part of OpenDB.`)
  }
}

function readLines(file: string): unknown[] {
  const bytes = readFileSync(file)
  try {
    const text = String(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    return text.split('\n').flatMap((line) => (line.trim() ? JSON.parse(line) : []))
  } catch {
    throw new UserError(`${file} has no part of OpenDB on each line.`)
  }
}
