import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const found = [
  '<p>{isNew && "New "}{name}</p>',
  '<p>{count} of {total}</p>',
  '<p>Pieces: {count}</p>',
  '<p>Pieces {isNew && <b>new</b>}</p>',
  '<p>Pieces <Optional /></p>',
  '<p>{isNew ? <b>new</b> : "old"}<br /></p>',
  '<p>{names.map((name) => name)}<br /></p>',
  '<p><VerdictIcon />{children}</p>',
  '<>text</>',
  '<>{children}</>',
  '<Button>{isNew ? "Add" : "Change"}</Button>',
  '<Tab label={isNew ? "New" : "Old"} />',
]

const safe = [
  '<p>{isNew ? "New" : name}</p>',
  '<p>{`pieces`}</p>',
  '<p>\n{name}\n</p>',
  '<p><span>{count}</span> pieces</p>',
  "<p>Log in{' '}\n<Link>here</Link>.</p>",
  '<p>{isNew && <b>new</b>}{names.map(show)}{names.map((name) => <b key={name}>{name}</b>)}</p>',
  '<p><VerdictIcon />{slot}{show(name)}</p>',
  '<p>{/* Why. */}<b>{name}</b></p>',
  '<Button>Add</Button>',
  '<Button><span>{name}</span></Button>',
]

const helper =
  'export function Whole() { const name = () => { return "x" }; return <p>{name()}</p> }'

const component = (jsx: string, index: number) =>
  `export function Part${index}({ slot, show }: { slot: Elements; show: (name: string) => Elements }) { return ${jsx} }`

test('texts that page translators break are found, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  const plugin = join(root, 'tools/lint/translatable-text.grit')
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [plugin] }))
  await writeFile(join(folder, 'returned.tsx'), 'function Count() { return `none` }')
  await writeFile(join(folder, 'helper.tsx'), helper)
  for (const [index, jsx] of [...found, ...safe].entries()) {
    await writeFile(join(folder, `${index}.tsx`), component(jsx, index))
  }
  const report = await lint(folder)
  await rm(folder, { recursive: true })
  const expected = [...found.keys()].map((index) => `${index}.tsx`)
  expect(report.sort()).toEqual([...expected, 'returned.tsx'].sort())
})

/** The files that have a diagnostic of the plugin. */
async function lint(folder: string): Promise<string[]> {
  const output = await new Promise<string>((resolve) => {
    const args = ['lint', '--only=plugin', '--reporter=json', '--max-diagnostics=none', '.']
    execFile(join(root, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  return diagnostics
    .filter(({ category }) => category === 'plugin')
    .map(({ location }) => location.path)
}
