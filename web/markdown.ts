import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const scrollable = '<pre role="group" aria-label="Code sample" tabindex="0">'

/** Imports a Markdown file as its title and HTML. The line `<<< ./sample.ts` stands for that file. */
export const markdown = (): Plugin => ({
  name: 'markdown',
  transform(source, id) {
    if (!id.endsWith('.md')) return undefined
    const [heading = '', ...lines] = source.split('\n')
    const title = heading.slice('# '.length)
    const text = lines.join('\n').replaceAll(/^<<< (.+)$/gm, (_, sample: string) => {
      const path = join(dirname(id), sample)
      this.addWatchFile(path)
      return `\`\`\`\n${readFileSync(path, 'utf8')}\`\`\``
    })
    const html = String(marked.parse(text)).replaceAll('<pre>', scrollable)
    const code = `export const title = ${JSON.stringify(title)}, html = ${JSON.stringify(html)}`
    return { code, map: null, moduleType: 'js' }
  },
})
