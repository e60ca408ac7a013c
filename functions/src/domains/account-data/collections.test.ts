import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherCollections, personalCollections } from './collections.ts'

const source = join(import.meta.dirname, '../..')
const files = globSync('**/*.ts', { cwd: source, exclude: (file) => file.endsWith('.test.ts') })
const code = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n')

test('every collection that the server uses is a person’s, or a reason says why not [ACC-1, ACC-2]', () => {
  // `db.doc('orders/…')`, `db.collection('orders')`, `….collection('failed')`; others name nothing.
  const calls = [...code.matchAll(/\b(?:db\.doc|collection|collectionGroup)\((?:['`](\w+))?/g)]
  expect(calls.length).toBeGreaterThan(50)
  const names = calls.map(({ 1: name, index }) => name ?? code.slice(index, index + 60))
  const known = Object.keys({ ...personalCollections, ...otherCollections })
  expect([...new Set(names)].sort()).toEqual(known.sort())
})

test('docs/privacy.md tells what each collection stores about a person [REACH-1]', () => {
  const document = readFileSync(join(source, '../../docs/privacy.md'), 'utf8')
  const rows = document.split('\n').filter((line) => line.startsWith('| `'))
  const missing = [...Object.keys(personalCollections), 'erasures', 'mailCounts'].filter(
    (name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)),
  )
  expect(missing).toEqual([])
})
