import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { installed } from '../paths.ts'

const imports: [from: string, to: string, isAllowed: boolean][] = [
  ['wish-list', '../contract/id.ts', true],
  ['wish-list', '../mail/outbox.ts', true],
  ['wish-list', '../orders/order-store.ts', false],
  ['wish-list', '../app.ts', false],
  ['orders', '../products/stored-product.ts', true],
  ['orders', '../wish-list/wish-store.ts', false],
  ['mcp', '../wish-list/wish-store.ts', true],
  ['builds', '../wish-list/wish-routes.ts', false],
  ['cache', '../wish-list/wish-store.ts', false],
  ['http', '../wish-list/wish-store.ts', false],
  ['contract', '../wish-list/wish-store.ts', false],
]

test('the import rules cover a new folder of the functions, and what others import of it', () => {
  using copy = projectCopy('biome.json', '.gitignore', 'tools/lint')
  const fileOf = (index: number) => `functions/src/${imports[index]?.[0]}/file-${index}.ts`
  for (const [index, [, to]] of imports.entries()) {
    copy.write(fileOf(index), `import { name } from '${to}'\nexport const copy = name\n`)
  }
  const args = [installed('@biomejs/biome/bin/biome'), 'lint', '--reporter=github']
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' })
  const refused = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'))
  const found = imports.map(([from, to], index) => [
    from,
    to,
    !refused.some((line) => line.includes(`${fileOf(index)},`)),
  ])
  expect(found).toEqual(imports)
})
