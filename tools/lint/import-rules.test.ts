import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { installed } from '../paths.ts'

const imports: [from: string, to: string, isAllowed: boolean][] = [
  ['domains/wish-list', '../../contract/id.ts', true],
  ['domains/wish-list', '../../platform/mail/outbox.ts', true],
  ['domains/wish-list', '../orders/order-store.ts', true],
  ['domains/wish-list', '../products/stored-product.ts', true],
  ['domains/wish-list', '../orders/personal-data.ts', true],
  ['domains/wish-list', '../orders/order-routes.ts', false],
  ['domains/wish-list', '../orders/book-order.ts', false],
  ['domains/wish-list', '../../app.ts', false],
  ['platform/http', '../cache/tombstone.ts', true],
  ['platform/http', '../../contract/id.ts', true],
  ['platform/http', '../../domains/orders/order-store.ts', false],
  ['platform/http', '../../parameters.ts', false],
  ['contract', './id.ts', true],
  ['contract/orders', '../../parts/format-number.ts', true],
  ['contract/orders', '../../platform/http/route.ts', false],
  ['contract', '../platform/http/route.ts', false],
  ['contract', 'firebase-admin/firestore', false],
  ['parts/compatibility', '../specifications/kinds/case.ts', true],
  ['parts/compatibility', '../../contract/id.ts', false],
  ['parts/compatibility', 'express', false],
]

test('the folders of the functions import what their place allows, also a new domain', () => {
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
