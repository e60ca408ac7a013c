import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import { headOf } from './head.ts'
import type { PageFile } from './pages.ts'
import { scriptsOf } from './scripts-of.ts'

export interface Site {
  /** The built index.html. */
  template: string
  /** The shop's URL. */
  url: string
  /** The directives of the policy that depend on the build. */
  policy: string
  /** The output of the site's build. */
  built: Rolldown.RolldownOutput
}

/** A page's document: the built index.html with the rendered page and its styles. */
export function documentOf(
  page: PageFile,
  { route, head, body, styles }: RenderedPage,
  { template, url, policy, built }: Site,
): string {
  // data-s tells emotion to leave them in the head; otherwise it moves them one by one.
  const tags = styles.map(({ mark, css }) => `<style data-emotion="${mark}" data-s>${css}</style>`)
  const scripts = (modules: string[]) =>
    scriptsOf(
      built,
      modules.map((module) => `src/${module}`),
    )
      .map(({ fileName }) => `/${fileName}`)
      .filter((file) => !template.includes(file))
  const root = page.awaits ? '<div id="root">' : `<div id="root" data-page="${route}">`
  // The rendered content has priority. A frame is rendered without them.
  const links = scripts(page.awaits ?? []).map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  )
  const html = put(template, {
    '<!--head-->': headOf(page, url),
    '<title>Tech House</title>': head.includes('<title>')
      ? head
      : `${head}<title>Tech House</title>`,
    '</head>': `${tags.join('')}${links.join('')}</head>`,
    '<div id="root">': root + body,
  })
    // A prerendered page is complete without its code, a frame is not.
    .replaceAll(
      '<script type="module"',
      `<script type="module" fetchpriority="${page.awaits ? 'high' : 'low'}"`,
    )
  const charset = '<meta charset="utf-8" />'
  return put(html, { [charset]: `${charset}${policyTag(`${policy}; ${stylePolicy(html)}`)}` })
}

function put(html: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [mark, part]) => {
    const [before, after, more] = text.split(mark)
    if (before === undefined || after === undefined || more !== undefined) {
      throw new Error(`index.html must hold ${mark} once`)
    }
    return before + part + after
  }, html)
}

/** Allows the style sheets of this document, and the empty ones that emotion fills. */
function stylePolicy(html: string): string {
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '')
  const hashes = ['', ...sheets].map(
    (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return `style-src-elem 'self' ${hashes.join(' ')}`
}

const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
