import { type Remote, wrap } from 'comlink'
import type { CatalogFilter } from './catalog-filter.ts'
import type { CatalogSource } from './catalog-source.ts'
import type { LineQuery } from './match-lines.ts'

interface SearchWorker {
  source: Remote<CatalogSource>
  /** Rejects when the worker cannot run. */
  failed: Promise<never>
}

// Starts while the catalog is downloaded.
let running: SearchWorker | undefined = start()

export const updateCatalog = (feed: string) => ask(({ update }) => update(feed))

export const searchCatalog = (filter: CatalogFilter, limit: number) =>
  ask(({ search }) => search(filter, limit))

export const matchCatalogLines = (lines: LineQuery[]) => ask(({ matchLines }) => matchLines(lines))

function ask<Answer>(question: (source: Remote<CatalogSource>) => Promise<Answer>) {
  running ??= start()
  return Promise.race([question(running.source), running.failed])
}

function start(): SearchWorker {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      // The next call starts a new worker.
      running = undefined
      worker.terminate()
      reject(new Error('The search worker does not run'))
    })
  })
  failed.catch(() => {})
  return { source: wrap<CatalogSource>(worker), failed }
}
