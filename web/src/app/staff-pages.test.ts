import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPublic, operations } from '@tech-house/api/contract/operations'
import { expect, test } from 'vitest'
import { paths } from '#shared/paths.ts'
import { staffPages } from '#shared/staff-pages.ts'

const src = resolve(import.meta.dirname, '..')
const routes = readFileSync(join(src, 'app/routes.tsx'), 'utf8')

/** The module of a page, as routes.tsx imports it. */
function moduleOf(page: string): string {
  const name = Object.entries(paths).find(([, path]) => path === page)?.[0]
  const route = new RegExp(`age\\(paths\\.${name}, \\(\\) => import\\('#(.+)'\\)`)
  return join(src, String(route.exec(routes)?.[1]))
}

/** The code of a module and of all that it imports, now or later. */
function codeOf(file: string, read = new Map<string, string>()): string {
  const code = readFileSync(file, 'utf8')
  read.set(file, code)
  for (const [, imported = ''] of code.matchAll(/(?:from|import\() ?'([#.][^']+)'/g)) {
    const next = imported.startsWith('#')
      ? join(src, imported.slice(1))
      : join(file, '..', imported)
    if (!read.has(next)) codeOf(next, read)
  }
  return [...read.values()].join('\n')
}

// `admin` includes all others, see the type of the roles.
const narrower = Object.entries(staffPages).filter(([, audience]) => audience !== 'admin')

test.each([...narrower, [paths.order, 'signed-in'] as const])(
  'the page %s makes calls of its audience “%s”, and asks the role before others [API-2, DASH-8]',
  (page, audience) => {
    const code = codeOf(moduleOf(page))
    const calls = Object.entries(operations).filter(([call]) => code.includes(`'${call}'`))
    const needed = calls.map(([, needs]) => needs).filter((needs) => !isPublic(needs))
    const asked = [...code.matchAll(/useMay\('(.+?)'\)/g)].map(([, needs]) => needs)
    const allowed = ['signed-in', audience, ...asked]
    expect(needed).toContain(audience)
    expect(needed.filter((needs) => !allowed.includes(needs))).toEqual([])
  },
)
