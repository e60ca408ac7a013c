import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { checkBudgets } from './check-budgets.ts'

const random = (kilobytes: number) =>
  Array.from({ length: kilobytes * 250 }, () => Math.random().toString(36).slice(2, 8)).join('')

/** A chunk of about this size with brotli. */
function aChunk(fileName: string, moduleIds: string[], kilobytes: number, imports: string[] = []) {
  const modules = Object.fromEntries(
    moduleIds.map((id) => [id, { renderedLength: 1000 * kilobytes }]),
  )
  const chunk = { type: 'chunk', fileName, moduleIds, modules, code: random(kilobytes), imports }
  // checkBudgets reads no other property.
  return chunk as unknown as Rolldown.OutputChunk
}

const first = [
  '/web/src/main.ts',
  '/web/src/app/providers.tsx',
  '/web/src/app/start.tsx',
  '/node_modules/react-dom/client.js',
  '/node_modules/@mui/material/GlobalStyles/GlobalStyles.mjs',
]
const budgets = { '/login': { modules: ['pages/login-page'], kilobytes: 50, scripts: 3 } }

const built = (library: string, kilobytes: number) => ({
  output: [
    aChunk('first.js', first, 1),
    aChunk('login-page.js', ['/web/src/pages/login-page.tsx'], 1, ['library.js']),
    aChunk('library.js', [library], kilobytes),
    aChunk('other.js', ['/web/src/app/other.tsx'], 500),
  ] as unknown as Rolldown.RolldownOutput['output'],
})

test('a page within its budget passes, whatever other pages load [PAGE-1]', () => {
  expect(checkBudgets(built('/node_modules/zod/index.js', 30), budgets)).toMatchObject([
    { page: '/login', budget: 50, scripts: 3 },
  ])
})

test('a page that exceeds its bytes or scripts fails and names its packages [PAGE-1]', () => {
  expect(() => checkBudgets(built('/node_modules/@new/library/index.js', 90), budgets)).toThrow(
    /\/login: .* of 50 KB in 3 of 3 scripts\. It loads @new\/library \(90 KB raw\)/,
  )
  const fewer = { '/login': { ...budgets['/login'], scripts: 2 } }
  expect(() => checkBudgets(built('/node_modules/small/index.js', 5), fewer)).toThrow(
    /in 3 of 2 scripts/,
  )
})

test('a budget of a module that is not built fails [PAGE-1]', () => {
  const unknown = { '/gone': { modules: ['pages/gone-page'], kilobytes: 50, scripts: 3 } }
  expect(() => checkBudgets(built('/node_modules/zod/index.js', 1), unknown)).toThrow(/gone-page/)
})
