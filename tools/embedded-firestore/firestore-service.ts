import type { Duplex } from 'node:stream'
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { Engine } from './engine.ts'
import { transactions } from './transactions.ts'

interface Request {
  transaction?: Uint8Array
  newTransaction?: { readOnly?: object }
  options?: { readOnly?: object }
  writes?: object[]
}

interface Answer {
  found?: unknown
  missing?: unknown
  document?: unknown
}

/** Documents read, and documents written or deleted, as Firestore charges for them. */
export interface Usage {
  reads: number
  writes: number
}

/** The methods of google.firestore.v1.Firestore that the Admin SDK calls, implemented by the engine. */
export function firestoreService(engine: Engine, usage: Usage): UntypedServiceImplementation {
  const { client, tick } = engine
  const turns = transactions(engine)

  /** Reads, in the transaction of the request if there is one. */
  function stream(
    read: (request: Request) => Duplex,
    readsOf: (answers: Answer[]) => number,
  ): handleServerStreamingCall<Request, object> {
    return async (call) => {
      const { newTransaction, ...request } = call.request
      const answers: Answer[] = []
      turns.touch(request.transaction)
      try {
        if (newTransaction) {
          request.transaction = await turns.begin(newTransaction, () => call.cancelled)
        }
        for await (const response of read(request)) {
          answers.push(response)
          call.write(response)
        }
        usage.reads += readsOf(answers)
        call.end()
      } catch (error) {
        call.emit('error', toGrpcError(error))
      }
    }
  }

  return {
    beginTransaction: unary(async ({ options }, isCancelled) => [
      { transaction: await turns.begin(options, isCancelled) },
    ]),
    commit: unary(async (request) => {
      const answer = await turns.commit(request)
      usage.writes += request.writes?.length ?? 0
      return answer
    }),
    rollback: unary(({ transaction = new Uint8Array() }) => turns.rollback(transaction)),
    batchWrite: unary((request) => {
      tick()
      usage.writes += request.writes?.length ?? 0
      return client.batchWrite(request)
    }),
    listCollectionIds: unary(async (request) => {
      const [collectionIds] = await client.listCollectionIds(request)
      return [{ collectionIds }]
    }),
    batchGetDocuments: stream(
      (request) => client.batchGetDocuments(request),
      // A document that does not exist is a read too.
      (answers) => answers.filter(({ found, missing }) => found || missing).length,
    ),
    runQuery: stream(
      (request) => client.runQuery(request),
      // A query without rows is one read.
      (answers) => Math.max(answers.filter(({ document }) => document).length, 1),
    ),
    runAggregationQuery: stream(
      (request) => client.runAggregationQuery(request),
      // One read per 1,000 index entries; a local shop has fewer.
      () => 1,
    ),
    listen: listen(client),
  }
}

function unary(
  answer: (request: Request, isCancelled: () => boolean) => Promise<object[]>,
): handleUnaryCall<Request, object> {
  return (call, reply) => {
    answer(call.request, () => call.cancelled).then(
      ([response = {}]) => reply(null, response),
      (error) => reply(toGrpcError(error)),
    )
  }
}

function listen(client: Engine['client']): handleBidiStreamingCall<object, object> {
  return (call) => {
    const changes = client.listen()
    call.pipe(changes)
    changes.on('data', (change) => call.write(change))
    changes.on('error', (error) => call.emit('error', toGrpcError(error)))
    changes.on('end', () => call.end())
    call.on('cancelled', () => changes.destroy())
  }
}

/** The gRPC status of the real Firestore, so that clients retry in the same cases. */
function toGrpcError(error: unknown): { code: status; details: string } {
  const { code, message = error } = Object(error)
  if (!(code in status)) console.error(error)
  return {
    code: code in status ? code : status.UNKNOWN,
    details: String(message).replace(/^\d+ [A-Z_]+: /, ''),
  }
}
