// A Firestore for machines without Java: `node server.ts --port=8080 --project=demo-tech-house`
import { createServer } from 'node:http'
import { parseArgs, promisify } from 'node:util'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { createEngine } from './engine.ts'
import { firestoreService } from './firestore-service.ts'
import { firestoreDefinition } from './service-definition.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    project: { type: 'string', default: 'demo-tech-house' },
  },
})

const engine = await createEngine(values.project)
const usage = { reads: 0, writes: 0 }
const server = new Server({ 'grpc.max_receive_message_length': 12 * 1024 * 1024 })
server.addService(firestoreDefinition(), firestoreService(engine, usage))

const bind = promisify<string, ServerCredentials, number>(server.bindAsync.bind(server))
const port = await bind(`127.0.0.1:${values.port}`, ServerCredentials.createInsecure())
// Answers every GET with the usage so far.
const counters = createServer((_request, response) => response.end(JSON.stringify(usage)))
counters.listen(0, '127.0.0.1', () => {
  const address = counters.address()
  const countersPort = typeof address === 'object' ? address?.port : undefined
  console.log(`Firestore ready on 127.0.0.1:${port}, counters on http://127.0.0.1:${countersPort}`)
})
