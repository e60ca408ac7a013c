import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documentOf, type Site } from './document.ts'
import { type PageFile, pages } from './pages.ts'

/** With sitemap.xml and robots.txt; `renderer` is the built src/prerender/render-page.tsx. */
export async function writePages(
  folder: string,
  renderer: string,
  site: Omit<Site, 'template'>,
): Promise<void> {
  const { renderPage }: typeof import('../src/prerender/render-page.tsx') = await import(
    pathToFileURL(renderer).href
  )
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const written: PageFile[] = []
  for (const page of pages) {
    const rendered = await renderPage(page.path)
    // The owner has no text for it.
    if (rendered.route === '*' && page.file !== '404.html') continue
    const path = join(folder, page.file ?? `${page.path}.html`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, documentOf(page, rendered, { ...site, template }))
    written.push(page)
  }
  writeMap(folder, site.url, written)
}

function writeMap(folder: string, url: string, written: PageFile[]): void {
  const urls = written
    .filter(({ description }) => description)
    .map(({ path }) => `  <url><loc>${new URL(path, url)}</loc></url>\n`)
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
  )
  const robots = join(folder, 'robots.txt')
  const rules = readFileSync(robots, 'utf8').trimEnd()
  writeFileSync(robots, `${rules}\nSitemap: ${new URL('/sitemap.xml', url)}\n`)
}
