import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { checkOut, requireCommitted } from './clean-checkout.ts'

function repository() {
  const copy = projectCopy('.gitignore')
  copy.write('functions/src/index.ts', 'committed')
  copy.write('node_modules/zod/index.js', '')
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'Begin'],
  ]) {
    execFileSync('git', args, { cwd: copy.folder })
  }
  return copy
}

test('uncommitted and ignored files are reported before a deploy', () => {
  using copy = repository()
  requireCommitted(copy.folder)
  copy.write('functions/src/index.ts', 'changed')
  copy.write('forgotten.ts', '')
  expect(() => requireCommitted(copy.folder)).toThrow('functions/src/index.ts, forgotten.ts')
})

test('a project without git cannot be checked', () => {
  using copy = projectCopy()
  expect(() => requireCommitted(copy.folder)).toThrow('git must hold the project')
})

test('a checkout contains the commit, the packages and the client’s configuration, and nothing else', () => {
  using copy = repository()
  copy.write('functions/src/index.ts', 'changed')
  copy.write('functions/lib/left-over.js', '')
  copy.write('web/.env.production', 'VITE_API_URL=/api')
  const checkout = join(copy.folder, 'checkout')
  mkdirSync(join(checkout, 'web'), { recursive: true })
  checkOut(copy.folder, checkout)
  expect(readFileSync(join(checkout, 'functions/src/index.ts'), 'utf8')).toBe('committed')
  expect(existsSync(join(checkout, 'functions/lib'))).toBe(false)
  expect(existsSync(join(checkout, 'node_modules/zod/index.js'))).toBe(true)
  expect(existsSync(join(checkout, 'web/.env.production'))).toBe(true)
})
