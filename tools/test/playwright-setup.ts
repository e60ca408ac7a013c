import { startEnvironment } from './environment.ts'

/** Playwright's globalSetup; it returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const { env, stop } = await startEnvironment(process.env.ENGINE ? 'engines' : 'browser')
  Object.assign(process.env, env)
  return stop
}
