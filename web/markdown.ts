import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const scrollable = '<pre role="group" aria-label="Code sample" tabindex="0">'
const scrollableTable = '<div role="group" aria-label="Table" tabindex="0"><table>'
const safeUrl = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))/

/** The title and HTML of a Markdown file. Throws an `Error` for what could run a script. */
export function renderMarkdown(source: string, file: string) {
  const [heading = '', ...lines] = source.split(/\r?\n/)
  if (!heading.startsWith('# ')) throw new Error(`${file}: write "# Title" in the first line`)
  const tokens = marked.lexer(lines.join('\n'))
  marked.walkTokens(tokens, (token) => {
    const text = `instead of ${token.raw.trim()}`
    if (token.type === 'html') throw new Error(`${file}: write Markdown ${text}`)
    if (token.type === 'heading' && token.depth === 1) throw new Error(`${file}: write ## ${text}`)
    if ('href' in token && !safeUrl.test(token.href))
      throw new Error(`${file}: link to https:, mailto:, tel:, /path or #anchor ${text}`)
  })
  const html = marked
    .parser(tokens)
    .replaceAll('<pre>', scrollable)
    .replaceAll('<table>', scrollableTable)
    .replaceAll('</table>', '</table></div>')
  return { title: heading.slice('# '.length).trim(), html }
}

/** Imports a Markdown file as its title and HTML. The line `<<< ./sample.ts` stands for that file. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  transform(source, id) {
    if (!id.endsWith('.md')) return undefined
    const text = source.replaceAll(/^<<< (.+)$/gm, (_, sample: string) => {
      const path = join(dirname(id), sample)
      this.addWatchFile(path)
      return `\`\`\`\n${readFileSync(path, 'utf8')}\`\`\``
    })
    const { title, html } = renderMarkdown(text, id)
    const code = `export const title = ${JSON.stringify(title)}, html = ${JSON.stringify(html)}`
    return { code, map: null, moduleType: 'js' }
  },
})
