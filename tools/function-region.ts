import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as ownRoot } from './paths.ts'

interface Rewrite {
  function?: { functionId: string; region?: string }
}

/** The region in which Hosting expects the function, from firebase.json; its default otherwise. */
export function functionRegion(root = ownRoot): string {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  const rewrites: Rewrite[] = hosting.rewrites
  return rewrites.find((rewrite) => rewrite.function)?.function?.region ?? 'us-central1'
}
