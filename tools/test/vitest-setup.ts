import type { TestProject } from 'vitest/node'
import { startEnvironment } from './environment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    env: Record<string, string>
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { env, stop } = await startEnvironment(project.name)
  project.provide('env', env)
  return stop
}
