import type { LineMatch, LineQuery } from '@tech-house/api/contract/search'
import { apiFetch } from '#shared/api/api-fetch.ts'

/** Finds the products of lines in the catalog as it is now. */
export type FindLines = (lines: LineQuery[]) => Promise<LineMatch[]>

/** A request must not exceed 64 KiB, also with the longest lines. */
const maxSent = 50

export const findLines: FindLines = async (lines) => {
  const parts = Array.from({ length: Math.ceil(lines.length / maxSent) }, (_, n) =>
    lines.slice(n * maxSent, (n + 1) * maxSent),
  )
  const answers = await Promise.all(
    parts.map((part) => apiFetch('POST /search/lines', { body: { lines: part } })),
  )
  return answers.flatMap((answer) => answer.lines)
}
