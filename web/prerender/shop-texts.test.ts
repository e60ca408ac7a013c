// @vitest-environment node
import { join, relative } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { textPages } from '../../functions/src/contract/page-paths.ts'
import { markdown, renderMarkdown } from '../markdown.ts'

test.each([
  ['<script>alert(1)</script>', 'write Markdown'],
  ['A price <img src=x onerror=alert(1)>', 'write Markdown'],
  ['| a |\n|---|\n| [x](javascript:alert(1)) |', 'link to https:'],
  ['[x][1]\n\n[1]: JAVASCRIPT:alert(1)', 'link to https:'],
  ['- ![x](data:image/svg+xml,x)', 'link to https:'],
  ['<javascript:alert(1)>', 'link to https:'],
  ['[x](//evil.example)', 'link to https:'],
  ['[x](terms.md)', 'link to https:'],
  ['http://shop.example', 'link to https:'],
  ['# Another title', 'write ##'],
])(
  'Markdown that could run a script or leads nowhere fails the build: %s [REACH-1]',
  (text, advice) => {
    expect(() => renderMarkdown(`# Terms\n\n${text}`, 'terms.md')).toThrow(`terms.md: ${advice}`)
  },
)

test('other Markdown becomes HTML, also with line ends of Windows [REACH-1]', () => {
  const links = ['https://a.example', 'mailto:a@b.example', 'tel:+49', '/returns', '#top']
  const source = `# Terms & more\r\n\r\n## 1 < 2\r\n\r\n${links.map((to) => `[x](${to})`)}`
  const { title, html } = renderMarkdown(source, 'terms.md')
  expect(title).toBe('Terms & more')
  expect(html).toContain('<h2>1 &lt; 2</h2>')
  for (const to of links) expect(html).toContain(`<a href="${to}">x</a>`)
  expect(() => renderMarkdown('Terms', 'terms.md')).toThrow('terms.md: write "# Title"')
})

test.each([
  ['emulator', textPages.map((name) => `examples/${name}.md`)],
  ['acme-parts-4711', []],
])('a build for %s has these example texts: %j [REACH-1]', async (mode, expected) => {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    mode,
    logLevel: 'silent',
    plugins: [markdown()],
    build: { write: false, rolldownOptions: { input: 'src/shared/shop-texts.ts' } },
  })
  if (!('output' in built)) throw new Error('Vite has built more than one site')
  const modules = built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  expect(modules.some((id) => id.endsWith('page-paths.ts'))).toBe(true)
  const shop = join(import.meta.dirname, '../../shop')
  const texts = modules.map((id) => relative(shop, id)).filter((id) => id.startsWith('examples/'))
  expect(texts.sort()).toEqual([...expected].sort())
})
