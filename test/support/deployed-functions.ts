import { createRequire } from 'node:module'
import type { Discovered } from '../../tools/deploy/function-upload.ts'
import { installed } from '../../tools/paths.ts'

/** A function as `firebase deploy` creates it. */
interface DeployedFunction {
  region: string
  memory: string
  timeoutSeconds: number
  concurrency: number
  minInstances: number | null
  maxInstances: number | null
  /** Runs the function. */
  account: string
  secrets: string[]
  schedule?: string
  /** Calls a scheduled function. */
  caller?: string
}

/** A function in firebase-tools, which has no types. */
interface Endpoint {
  id: string
  region: string
  scheduleTrigger?: object
}

const load = createRequire(import.meta.url)
const firebaseTools = (path: string) => load(installed(`firebase-tools/lib/${path}.js`))

/**
 * What `firebase deploy` would send for the functions of an upload, by its own code: each function,
 * and the accounts that it lets read each secret.
 */
export async function deployedFunctions(
  discovered: Discovered,
  project: string,
  settings: Record<string, string>,
) {
  const { buildFromV1Alpha1 } = firebaseTools('deploy/functions/runtimes/discovery/v1alpha1')
  const { resolveBackend } = firebaseTools('deploy/functions/build')
  const { allEndpoints, empty } = firebaseTools('deploy/functions/backend')
  const { resolveCpuAndConcurrency } = firebaseTools('deploy/functions/prepare')
  const { secretsAccessDelta } = firebaseTools('deploy/functions/ensure')

  const { backend } = await resolveBackend({
    build: buildFromV1Alpha1(discovered, project, 'us-central1', 'nodejs24'),
    firebaseConfig: { projectId: project },
    userEnvs: settings,
    nonInteractive: true,
    // Otherwise it asks Secret Manager whether the secret exists.
    isEmulator: true,
  })
  resolveCpuAndConcurrency(backend)
  const functions: Record<string, DeployedFunction> = {}
  for (const endpoint of allEndpoints(backend)) functions[endpoint.id] = await deployed(endpoint)
  const access = { projectId: project, wantBackend: backend, haveBackend: empty() }
  const secretReaders: Record<string, string[]> = await secretsAccessDelta(access)
  return { functions, secretReaders }
}

async function deployed(endpoint: Endpoint): Promise<DeployedFunction> {
  const { functionFromEndpoint } = firebaseTools('gcp/cloudfunctionsv2')
  const { jobFromEndpoint } = firebaseTools('gcp/cloudscheduler')
  const { serviceConfig: config } = functionFromEndpoint({ ...endpoint, source: {} })
  const job = endpoint.scheduleTrigger && (await jobFromEndpoint(endpoint, endpoint.region, '1'))
  return {
    region: endpoint.region,
    memory: config.availableMemory,
    timeoutSeconds: config.timeoutSeconds,
    concurrency: config.maxInstanceRequestConcurrency,
    minInstances: config.minInstanceCount,
    maxInstances: config.maxInstanceCount,
    account: config.serviceAccountEmail,
    secrets: (config.secretEnvironmentVariables ?? []).map(({ key }: { key: string }) => key),
    ...(job && { schedule: job.schedule, caller: job.httpTarget.oidcToken.serviceAccountEmail }),
  }
}
