// A Firestore for machines without Java: `node server.ts 8080 demo-tech-house`
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import {
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'
import { createEngine } from './engine.ts'
import { firestoreService } from './firestore-service.ts'

const [port, project = ''] = process.argv.slice(2)
const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json'))

const usage = { reads: 0, writes: 0 }
const server = new Server({ 'grpc.max_receive_message_length': 12 * 1024 * 1024 })
const services = new Map<string, Promise<UntypedServiceImplementation>>()
const methods = Object.keys(await serviceOf(project))
server.addService(
  firestoreDefinition(),
  Object.fromEntries(methods.map((name) => [name, inItsProject(name)])),
)

const bind = promisify<string, ServerCredentials, number>(server.bindAsync.bind(server))
await bind(`127.0.0.1:${port}`, ServerCredentials.createInsecure())
const counters = createServer((_request, response) => response.end(JSON.stringify(usage)))
counters.listen(0, '127.0.0.1', () => {
  const address = counters.address()
  const countersPort = typeof address === 'object' ? address?.port : undefined
  console.log(`Firestore ready on 127.0.0.1:${port}, counters on http://127.0.0.1:${countersPort}`)
})

/** Each project has a database of its own, as in the official emulator. */
function serviceOf(projectId: string): Promise<UntypedServiceImplementation> {
  const service =
    services.get(projectId) ??
    createEngine(projectId).then((engine) => firestoreService(engine, usage))
  services.set(projectId, service)
  return service
}

/** A streaming call has no `reply`. */
function inItsProject(method: string): handleUnaryCall<unknown, unknown> {
  return async (call, reply) => {
    const [database] = call.metadata.get('google-cloud-resource-prefix')
    const [, projectId = project] = String(database ?? '').split('/')
    const handle = (await serviceOf(projectId))[method] as handleUnaryCall<unknown, unknown>
    handle(call, reply)
  }
}

function firestoreDefinition(): ServiceDefinition {
  const definitions = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [join(sdk, 'build/protos')],
    longs: String,
    enums: String,
    oneofs: true,
    arrays: true,
    objects: true,
  })
  // The proto file defines this name as a service.
  return definitions['google.firestore.v1.Firestore'] as ServiceDefinition
}
