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
  consistencySelector?: string
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

type IsCancelled = () => boolean

/** The methods of google.firestore.v1.Firestore that the Admin SDK calls, implemented by the engine. */
export function firestoreService(engine: Engine, usage: Usage): UntypedServiceImplementation {
  const { client, tick } = engine
  const turns = transactions(engine)

  async function inTransaction(request: Request, isCancelled: IsCancelled): Promise<Request> {
    const { newTransaction, ...rest } = request
    turns.touch(rest.transaction)
    if (!newTransaction) return request
    return { ...rest, transaction: await turns.begin(newTransaction, isCancelled) }
  }

  function stream(
    answer: (request: Request, isCancelled: IsCancelled) => Promise<Duplex>,
    readsOf: (answers: Answer[]) => number,
  ): handleServerStreamingCall<Request, object> {
    return async (call) => {
      const answers: Answer[] = []
      try {
        for await (const response of await answer(call.request, () => call.cancelled)) {
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
      async (request, isCancelled) =>
        client.batchGetDocuments(await inTransaction(request, isCancelled)),
      // A document that does not exist is a read too.
      (answers) => answers.filter(({ found, missing }) => found || missing).length,
    ),
    runQuery: stream(
      async (request, isCancelled) => client.runQuery(await inTransaction(request, isCancelled)),
      // A query without rows is one read.
      (answers) => Math.max(answers.filter(({ document }) => document).length, 1),
    ),
    runAggregationQuery: stream(
      async (request, isCancelled) =>
        client.runAggregationQuery(await inTransaction(request, isCancelled)),
      // One read per 1,000 index entries; a local shop has fewer.
      () => 1,
    ),
    listen: listen(client),
  }
}

function unary(
  answer: (request: Request, isCancelled: IsCancelled) => Promise<object[]>,
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
