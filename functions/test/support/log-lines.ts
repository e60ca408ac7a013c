import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'

/** The log lines of this request, parsed. */
export async function logLines(requestId: string | null, count = 1): Promise<Line[]> {
  return expect
    .poll(() => linesOf(requestId), { timeout: 20_000 })
    .toHaveLength(count)
    .then(() => linesOf(requestId))
}

export interface Line extends Record<string, unknown> {
  message: string
}

async function linesOf(requestId: string | null): Promise<Line[]> {
  const log = await readFile(process.env.API_LOG ?? '', 'utf8')
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(`"requestId":"${requestId}"`))
    .map((line) => JSON.parse(line))
}
