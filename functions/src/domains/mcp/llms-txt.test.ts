import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { apiExamples, mcpSettings } from '../../../../web/src/features/developers/api-examples.ts'
import { api } from '../../../test/support/api.ts'
import { completeBuild } from '../../contract/builds/build-completion.ts'
import { checkCompatibility } from '../../contract/builds/compatibility.ts'
import { searchProducts } from '../../contract/search.ts'

const text = readFileSync(new URL('../../../../web/templates/llms.txt', import.meta.url), 'utf8')
const [search, check, complete, ...others] = apiExamples('$SHOP').map(({ command }) => command)

// The first read of a catalog may take longer than the timeout of a read; a POST waits for it.
beforeAll(() => api('POST /check', { body: { lines: [{ productId: 'any' }] } }))

test.each([
  [search, searchProducts],
  [check, checkCompatibility],
  [complete, completeBuild],
])('%s is answered as the contract says [AGENT-3]', async (command = '', { response }) => {
  const SHOP = process.env.API_URL?.replace(/\/api$/, '')
  const run = promisify(execFile)
  const { stdout } = await run('sh', ['-c', command.replace('curl', 'curl --fail -s')], {
    env: { ...process.env, SHOP },
  })
  response.parse(JSON.parse(stdout))
})

test('llms.txt has the same examples and settings as /developers [AGENT-3]', () => {
  expect(others).toEqual([])
  expect(text).toContain(`\n${[search, check, complete].join('\n')}\n`)
  const [, settings = ''] = text.match(/```json\n(.*?)```/s) ?? []
  expect(JSON.parse(settings)).toEqual(JSON.parse(mcpSettings('https://THIS-HOST')))
})
