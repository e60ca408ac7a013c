/** The numbers of passed, failed and skipped tests. */
export interface Count {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Count = { passed: 0, failed: 0, skipped: 0 }
export const oneFailure: Count = { ...nothing, failed: 1 }

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Reads Vitest's JSON report; a file that does not load counts as one failure. */
export function vitestCount(report: VitestReport): Count {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads Playwright's JSON report. */
export function playwrightCount({ stats }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** A run with an error exit code, or without tests, has at least one failure. */
export function checkedCount(count: Count, exitCode: number): Count {
  const isEmpty = count.passed + count.failed === 0
  return exitCode !== 0 || isEmpty ? { ...count, failed: Math.max(count.failed, 1) } : count
}

/** Adds up the counts of several runs. */
export function sum(counts: Count[]): Count {
  return counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  )
}

/** The last line: `12 passed, 0 failed`, and the skipped tests if any. */
export function countLine({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
