// A Firestore for machines without Java: `node server.ts --port=8080 --project=demo-tech-house`
import { parseArgs, promisify } from 'node:util'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { startCountersServer } from './counters-server.ts'
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
const bill = { reads: 0, writes: 0, deletes: 0 }
const server = new Server({ 'grpc.max_receive_message_length': 12 * 1024 * 1024 })
server.addService(firestoreDefinition(), firestoreService(engine, bill))

const bind = promisify<string, ServerCredentials, number>(server.bindAsync.bind(server))
const port = await bind(`127.0.0.1:${values.port}`, ServerCredentials.createInsecure())
const counters = await startCountersServer(bill)
console.log(`Firestore ready on 127.0.0.1:${port}, counters on ${counters}`)
