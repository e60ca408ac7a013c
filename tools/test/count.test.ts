import { expect, test } from 'vitest'
import { checkedCount, countLine, nothing, playwrightCount, sum, vitestCount } from './count.ts'

const some = { passed: 3, failed: 0, skipped: 0 }

test('counts are added up and printed in one line', () => {
  expect(countLine(sum([some, { passed: 1, failed: 2, skipped: 0 }]))).toBe('4 passed, 2 failed')
  expect(countLine({ ...some, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped')
})

test('a run without tests is a failure', () => {
  expect(checkedCount(nothing, 0).failed).toBe(1)
  expect(checkedCount(some, 0)).toEqual(some)
})

test('a run with an error exit code is a failure even when every test passed', () => {
  expect(checkedCount(some, 1).failed).toBe(1)
})

test('a test file that does not load is a failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(vitestCount({ ...report, testResults })).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a flaky test is a failure', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }
  expect(playwrightCount({ stats })).toEqual({ passed: 5, failed: 1, skipped: 0 })
})
