import { root } from '../paths.ts'
import { operationsProblems } from './check-operations.ts'

const problems = operationsProblems(root)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
