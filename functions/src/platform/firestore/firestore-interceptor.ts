import type { Firestore } from 'firebase-admin/firestore'
import { currentContext, type RequestContext } from '../http/request/request-context.ts'

/** Rejects calls after the request timeout, so that no write starts after the client was told to retry. */
export function interceptFirestore(db: Firestore): Firestore {
  db.settings({
    grpcOptions: {
      'grpc.callInvocationTransformer': watch,
      // gRPC's default backoff after an outage is up to two minutes.
      'grpc.max_reconnect_backoff_ms': 2000,
    },
  })
  return db
}

/** The parts of grpc-js that are used here; Firestore does not export that package. */
interface Invocation {
  argument?: { writes?: unknown[] }
  methodDefinition: { path: string }
  callOptions: { deadline?: Date | number; interceptors?: Interceptor[] }
}
type Interceptor = (options: object, next: (options: object) => Call) => Call
interface Call {
  start(metadata: object, listener: Listener): void
}
interface Listener {
  onReceiveMetadata(metadata: object): void
  onReceiveMessage(message?: { found?: unknown; missing?: unknown; document?: unknown }): void
  onReceiveStatus(status: { code: number; details: string; metadata: object }): void
}

function watch(invocation: Invocation): Invocation {
  const context = currentContext()
  const method = invocation.methodDefinition.path.split('/').at(-1) ?? ''
  if (!context || method === 'Rollback') return invocation
  const { callOptions, argument } = invocation
  const writes = argument?.writes?.length ?? 0
  return {
    ...invocation,
    callOptions: {
      ...callOptions,
      deadline: Math.min(context.deadline, Number(callOptions.deadline ?? Infinity)),
      interceptors: [
        (options, next) =>
          context.timedOut ? refusal() : countUsage(next(options), method, writes, context),
      ],
    },
  }
}

/** Counts documents as Firestore's console does; a query without rows is billed as one read. */
function countUsage(call: Call, method: string, writes: number, context: RequestContext): Call {
  const start = call.start.bind(call)
  let rows = 0
  let billed = 0
  call.start = (metadata, listener) =>
    start(metadata, {
      ...listener,
      onReceiveMessage: (message) => {
        if (message?.found || message?.missing || message?.document) rows += 1
        const reads = method === 'RunQuery' ? Math.max(rows, 1) : rows
        context.reads += reads - billed
        billed = reads
        listener.onReceiveMessage(message)
      },
      onReceiveStatus: (status) => {
        if (status.code === 0) context.writes += writes
        listener.onReceiveStatus(status)
      },
    })
  return call
}

/** gRPC's FAILED_PRECONDITION, which Firestore's client does not retry. */
const permanentRefusal = 9

function refusal(): Call {
  const nothing = () => {}
  const rest = { sendMessage: nothing, sendMessageWithContext: nothing, startRead: nothing }
  const ends = { halfClose: nothing, cancelWithStatus: nothing, getPeer: () => 'none' }
  return {
    ...rest,
    ...ends,
    start: (metadata, listener) => {
      const details = 'The request is out of time'
      queueMicrotask(() => {
        // gRPC retries a stream that fails before its headers for seconds, whatever its status.
        listener.onReceiveMetadata(metadata)
        listener.onReceiveStatus({ code: permanentRefusal, details, metadata })
      })
    },
  }
}
