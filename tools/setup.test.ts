import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { projectCopy } from '../test/support/project-copy.ts'

/** A project without its packages, and what a command of it prints with this script as its npm. */
async function firstCommand(npm: string, { signal, ...env }: Record<string, string> = {}) {
  using copy = projectCopy('tools/setup.mjs')
  copy.write('package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  copy.write('npm.cjs', npm)
  const program = join(copy.folder, 'npm.cjs')
  const child = spawn(process.execPath, [join(copy.folder, 'tools/setup.mjs')], {
    env: { ...process.env, npm_execpath: program, npm_lifecycle_event: undefined, ...env },
  })
  child.stdout.on('data', (line) => /npm runs/.test(line) && signal && child.kill('SIGINT'))
  const exit = new Promise((resolve) => child.once('close', resolve))
  const [printed, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { exitCode: await exit, printed, errors }
}

test('an installation that fails leaves the word to npm', async () => {
  const failed = await firstCommand('console.error("no network"); process.exit(3)')
  expect(failed).toMatchObject({
    exitCode: 3,
    errors: expect.stringMatching(/no network\n✗ .*npm’s/),
  })
})

test('Ctrl-C during the installation ends it without another message', async () => {
  const npm = 'console.log("npm runs"); setInterval(() => {}, 1000)'
  expect(await firstCommand(npm, { signal: 'SIGINT' })).toMatchObject({ exitCode: 130, errors: '' })
})

test('a full disk is named before npm waits for room on it', async () => {
  const full = await firstCommand('console.log("npm runs")', { MIN_FREE_MB: '999999999' })
  expect(full).toMatchObject({
    exitCode: 1,
    printed: '',
    errors: expect.stringContaining('The disk is full'),
  })
})
