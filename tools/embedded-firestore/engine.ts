import type { Duplex } from 'node:stream'
import { type FirestoreController, FirestoreMock } from '@firebase-bridge/firestore-admin'

interface EngineClient {
  beginTransaction(request: object): Promise<[{ transaction: Uint8Array }]>
  commit(request: object): Promise<[object]>
  rollback(request: object): Promise<[object]>
  batchWrite(request: object): Promise<[object]>
  listCollectionIds(request: object): Promise<[string[]]>
  batchGetDocuments(request: object): Duplex
  runQuery(request: object): Duplex
  runAggregationQuery(request: object): Duplex
  listen(): Duplex
}

export type Engine = Awaited<ReturnType<typeof createEngine>>

export async function createEngine(projectId: string) {
  const mock = new FirestoreMock()
  let now = Date.now()
  mock.systemTime.custom(() => {
    now = Math.max(now, Date.now())
    return new Date(now)
  })
  const database = mock.createDatabase({ projectId })
  return {
    client: await takeClient(database),
    /** Advances the clock to a millisecond after all earlier reads and writes. */
    tick: () => {
      now = Math.max(now + 1, Date.now())
    },
  }
}

async function takeClient(database: FirestoreController): Promise<EngineClient> {
  // The engine's client is available only through the private pool of the Firestore SDK.
  const { _clientPool: pool } = database.firestore() as unknown as {
    _clientPool: {
      run(tag: string, grpc: boolean, use: (client: EngineClient) => unknown): unknown
    }
  }
  return new Promise((resolve) => {
    const neverReturned = (client: EngineClient) => {
      resolve(client)
      return new Promise(() => {})
    }
    pool.run('server', false, neverReturned)
  })
}
