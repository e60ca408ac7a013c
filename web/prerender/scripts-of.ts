import type { Rolldown } from 'vite'

export type Built = Pick<Rolldown.RolldownOutput, 'output'>

/** The scripts of these modules, given by the end of their paths, with all their imports. */
export function scriptsOf({ output }: Built, modules: string[]): Rolldown.OutputChunk[] {
  const chunks = output.filter((part) => part.type === 'chunk')
  const found = new Set<Rolldown.OutputChunk>()

  function add(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }

  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`No script has the module ${module}`)
    add(chunk)
  }
  return [...found]
}
