import type { Duplex } from 'node:stream'
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  UntypedServiceImplementation,
} from '@grpc/grpc-js'
import { type Bill, billAggregation, billCommit, billDocument, billQuery } from './bill.ts'
import type { Engine } from './engine.ts'
import { toGrpcError } from './grpc-error.ts'
import { transactions } from './transactions.ts'

interface Request {
  transaction?: Uint8Array
  newTransaction?: { readOnly?: object }
  consistencySelector?: string
  options?: { readOnly?: object }
  writes?: object[]
}

type IsCancelled = () => boolean

/**
 * The methods of google.firestore.v1.Firestore that the Admin SDK calls, implemented by the engine.
 */
export function firestoreService(engine: Engine, bill: Bill): UntypedServiceImplementation {
  const { client, tick } = engine
  const turns = transactions(engine)

  async function inTransaction(request: Request, isCancelled: IsCancelled): Promise<Request> {
    const { newTransaction, ...rest } = request
    turns.touch(rest.transaction)
    if (!newTransaction) return request
    return { ...rest, transaction: await turns.begin(newTransaction, isCancelled) }
  }

  return {
    beginTransaction: unary(async ({ options }, isCancelled) => [
      { transaction: await turns.begin(options, isCancelled) },
    ]),
    commit: unary(async (request) => {
      const answer = await turns.commit(request)
      billCommit(bill, request.writes ?? [])
      return answer
    }),
    rollback: unary(({ transaction = new Uint8Array() }) => turns.rollback(transaction)),
    batchWrite: unary((request) => {
      tick()
      billCommit(bill, request.writes ?? [])
      return client.batchWrite(request)
    }),
    listCollectionIds: unary(async (request) => {
      const [collectionIds] = await client.listCollectionIds(request)
      return [{ collectionIds }]
    }),
    batchGetDocuments: stream(
      async (request, isCancelled) =>
        client.batchGetDocuments(await inTransaction(request, isCancelled)),
      (answers) => {
        for (const answer of answers) billDocument(bill, answer)
      },
    ),
    runQuery: stream(
      async (request, isCancelled) => client.runQuery(await inTransaction(request, isCancelled)),
      (answers) => billQuery(bill, answers),
    ),
    runAggregationQuery: stream(
      async (request, isCancelled) =>
        client.runAggregationQuery(await inTransaction(request, isCancelled)),
      () => billAggregation(bill),
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

function stream(
  answer: (request: Request, isCancelled: IsCancelled) => Promise<Duplex>,
  billed: (answers: object[]) => void,
): handleServerStreamingCall<Request, object> {
  return async (call) => {
    const answers: object[] = []
    try {
      for await (const response of await answer(call.request, () => call.cancelled)) {
        answers.push(response)
        call.write(response)
      }
      billed(answers)
      call.end()
    } catch (error) {
      call.emit('error', toGrpcError(error))
    }
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
