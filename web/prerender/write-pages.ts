import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { documentOf } from './document.ts'
import { pages } from './pages.ts'

interface Built {
  /** The folder of the built site. */
  site: string
  /** The built src/prerender/render-page.tsx. */
  renderer: string
  /** The shop's URL. */
  url: string
  /** The directives of the policy that depend on the build. */
  policy: string
  /** The output of the site's build. */
  built: Rolldown.RolldownOutput
}

/** Writes every document of the site, sitemap.xml and robots.txt. */
export async function writePages({ site, renderer, url, policy, built }: Built): Promise<void> {
  const { renderPage }: typeof import('../src/prerender/render-page.tsx') = await import(
    pathToFileURL(renderer).href
  )
  const template = readFileSync(join(site, 'index.html'), 'utf8')
  for (const page of pages) {
    const path = join(site, page.file)
    mkdirSync(dirname(path), { recursive: true })
    const rendered = await renderPage(page.path)
    writeFileSync(path, documentOf(page, rendered, { template, url, policy, built }))
  }
  writeMap(site, url)
}

function writeMap(site: string, url: string): void {
  const addresses = pages
    .filter(({ description }) => description)
    .map(({ path }) => `  <url><loc>${new URL(path, url)}</loc></url>\n`)
  writeFileSync(
    join(site, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`,
  )
  const robots = join(site, 'robots.txt')
  const rules = readFileSync(robots, 'utf8').trimEnd()
  writeFileSync(robots, `${rules}\nSitemap: ${new URL('/sitemap.xml', url)}\n`)
}
