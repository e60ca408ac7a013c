import { join } from 'node:path'

/** The project's root. */
export const root = join(import.meta.dirname, '..')

/** The folder of the commands' logs; git ignores it. */
export const logFolder = join(root, '.local')

/** The program of an installed package, e.g. `installed('vitest/vitest.mjs')`. */
export const installed = (path: string) => join(root, 'node_modules', path)
