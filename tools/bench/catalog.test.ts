import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

test.runIf(process.platform === 'linux' && process.env.TEST_RUNS === 'long')(
  'a catalog of real parts is measured by one command [SCALE-2]',
  () => {
    const sample = join(root, 'tools/import/testing/open-db-sample.jsonl')
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/bench/catalog.ts', sample, '--limit=10'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    expect(stderr).toBe('')
    for (const row of [
      /documents read until then.*│ '4' .*✓/,
      /snapshot, processor.*✓/,
      /p95 of \d+ searches, processor.* ms/,
      /complete builds.* ms/,
      /\d+ orders while 10 products are indexed/,
      /responses with 503.*'0'.*✓/,
      /memory of the process after all.*✓/,
    ])
      expect(stdout).toMatch(row)
  },
)
