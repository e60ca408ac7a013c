import type { Rolldown } from 'vite'

/** The URLs of the scripts of these modules and of all their imports. */
export function scriptsOf(built: Rolldown.RolldownOutput, modules: string[]): string[] {
  const chunks = built.output.filter((part) => part.type === 'chunk')
  const files = new Set<string>()

  function add(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk) throw new Error(`One of ${modules} has no script of its own`)
    if (files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }

  for (const module of modules) {
    add(chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`))))
  }
  return [...files].map((file) => `/${file}`)
}
