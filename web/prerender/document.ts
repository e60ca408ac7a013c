import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import type { PageFile } from './pages.ts'
import { scriptsOf } from './scripts-of.ts'

export interface Site {
  /** The built index.html. */
  template: string
  url: string
  /** The directives of the policy that depend on the build. */
  policy: string
  built: Rolldown.RolldownOutput
}

const first = ['src/app/prefetch.ts', 'src/app/start.tsx']

/** A page's document: the built index.html with the rendered page and its styles. */
export function documentOf(
  page: PageFile,
  { route, head, body, styles }: RenderedPage,
  { template, url, policy, built }: Site,
): string {
  const root = page.preloads ? '<div id="root">' : `<div id="root" data-page="${route}">`
  const links = scriptsOf(built, page.preloads ? [...first, ...page.preloads] : [])
    .filter(({ fileName }) => !template.includes(fileName))
    // The rendered content has priority. A frame is rendered without them.
    .map(
      ({ fileName }) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
    )
  const html = template
    .replace('<!--head-->', () => metadataOf(page, url))
    .replace(/<title>.*<\/title>/, (title) => (head.includes('<title>') ? head : head + title))
    // data-s tells emotion to leave them in the head; otherwise it moves them one by one.
    .replace(
      '</head>',
      (end) => styles.replaceAll('<style', '<style data-s') + links.join('') + end,
    )
    .replace('<div id="root">', () => root + body)
    // A prerendered page is complete without its code, a frame is not.
    .replaceAll(
      '<script type="module"',
      `<script type="module" fetchpriority="${page.preloads ? 'high' : 'low'}"`,
    )
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}; ${stylePolicy(html)}" />`
  return html.replace('<meta charset="utf-8" />', (charset) => charset + meta)
}

/** The metadata for search engines; `url` is the shop's own. */
const metadataOf = ({ path, description }: PageFile, url: string) =>
  description
    ? `<meta name="description" content="${description}" /><link rel="canonical" href="${new URL(path, url).href}" />`
    : '<meta name="robots" content="noindex" />'

/** Allows the style sheets of this document, and the empty ones that emotion fills. */
function stylePolicy(html: string): string {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
  const hashes = ['', ...sheets].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return `style-src-elem 'self' ${hashes.join(' ')}`
}
