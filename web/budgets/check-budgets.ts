import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { type Built, scriptsOf } from '../prerender/scripts-of.ts'
import { type PageBudget, pageBudgets } from './pages.ts'

/** Requested by main.ts, or imported by it. */
const first = ['src/main.ts', 'src/app/start.tsx', 'react-dom/client.js']

/** Throws an `Error` that names what each page above its budget loads and the landing page does not. */
export function checkBudgets(built: Built, budgets: Record<string, PageBudget> = pageBudgets) {
  const bytes = new Map<Rolldown.OutputChunk, number>()
  const bytesOf = (script: Rolldown.OutputChunk) => {
    const known = bytes.get(script) ?? brotliCompressSync(script.code).length
    bytes.set(script, known)
    return known
  }
  const pages = Object.entries(budgets).map(([path, budget]) => {
    const scripts = scriptsOf(built, [
      ...first,
      ...budget.modules.map((module) => `src/${module}.tsx`),
    ])
    // Rounded, because ports and hashes in the scripts change some bytes with each build.
    const kilobytes = Math.round(scripts.reduce((sum, script) => sum + bytesOf(script), 0) / 1000)
    return { path, budget, scripts, kilobytes }
  })
  const onLanding = pages.find(({ path }) => path === '/')?.scripts ?? []
  const failures = pages
    .filter(
      ({ budget, kilobytes, scripts }) =>
        kilobytes > budget.kilobytes || scripts.length > budget.scripts,
    )
    .map(({ path, budget, scripts, kilobytes }) => {
      const more = scripts.filter((script) => path === '/' || !onLanding.includes(script))
      const names = [...packagesOf(more)]
        .filter(([, size]) => size > 5)
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, size]) => `${name} (${size.toFixed(0)} KB raw)`)
      return (
        `${path}: ${kilobytes} of ${budget.kilobytes} KB in ${scripts.length} of ` +
        `${budget.scripts} scripts. It loads ${names.join(', ')}`
      )
    })
  if (failures.length > 0) {
    throw new Error(`Pages exceed their budgets in web/budgets/pages.ts.\n${failures.join('\n')}`)
  }
  return pages.map(({ path, budget, scripts, kilobytes }) => ({
    page: path,
    kilobytes,
    budget: budget.kilobytes,
    scripts: scripts.length,
  }))
}

/** KB after tree shaking and before minification, by npm scope or package, or folder of the shop. */
function packagesOf(scripts: Rolldown.OutputChunk[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const [id, { renderedLength }] of scripts.flatMap(({ modules }) =>
    Object.entries(modules),
  )) {
    const name =
      id.match(/.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/)?.[1] ??
      id.match(/\/(web\/src\/features\/[^/]+|web\/src\/[^/]+|contract)\//)?.[1] ??
      'other'
    sizes.set(name, (sizes.get(name) ?? 0) + renderedLength / 1000)
  }
  return sizes
}
