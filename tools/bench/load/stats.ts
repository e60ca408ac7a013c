interface Spent {
  ms: number[]
  /** The count of each response other than 2xx, for example `503 busy`. */
  refusals: Map<string, number>
}

export type Stats = ReturnType<typeof createStats>

/** Counts responses and their durations (ms) by endpoint. */
export function createStats() {
  const byCall = new Map<string, Spent>()

  return {
    add(call: string, ms: number, refusal?: string): void {
      const spent: Spent = byCall.get(call) ?? { ms: [], refusals: new Map() }
      byCall.set(call, spent)
      spent.ms.push(ms)
      if (refusal) spent.refusals.set(refusal, (spent.refusals.get(refusal) ?? 0) + 1)
    },

    /** A row for each endpoint, in the order of the first calls. */
    rows(seconds: number) {
      return [...byCall].map(([call, { ms, refusals }]) => ({
        call,
        answers: ms.length,
        'per second': round(ms.length / seconds),
        'p50 ms': round(percentile(ms, 50)),
        'p95 ms': round(percentile(ms, 95)),
        'p99 ms': round(percentile(ms, 99)),
        refused: [...refusals].map(([code, count]) => `${count} × ${code}`).join(', ') || 'none',
      }))
    },

    /** The refusals that a retrying client cannot resolve. */
    unexpected(): string[] {
      const codes = [...byCall.values()].flatMap(({ refusals }) => [...refusals.keys()])
      return [...new Set(codes)].filter((code) => !passing.test(code))
    },
  }
}

/** Responses with a Retry-After: the shop is busy, or the client too fast. */
export const passing = /^(429|503) /

/** The value that `percent` of the values do not exceed (nearest rank); 0 for none. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0
}

const round = (value: number) => Math.round(value * 10) / 10
