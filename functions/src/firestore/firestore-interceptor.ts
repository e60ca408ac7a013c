import type { Firestore } from 'firebase-admin/firestore'
import { currentContext, type RequestContext } from '../http/request-context.ts'

/**
 * Makes each call to Firestore part of the request that it serves: its documents are counted as
 * they are billed, it ends with the request's time, and none starts once that time is over, so
 * that nothing is booked behind the back of a client who was told to try again.
 */
export function interceptFirestore(db: Firestore): Firestore {
  db.settings({
    grpcOptions: {
      'grpc.callInvocationTransformer': watch,
      // After an outage gRPC would wait for up to two minutes before it tries again.
      'grpc.max_reconnect_backoff_ms': 2000,
    },
  })
  return db
}

/** The parts of grpc-js that are used here; Firestore keeps that package to itself. */
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
  onReceiveMessage(message: unknown): void
  onReceiveStatus(status: { code: number; details: string; metadata: object }): void
}

function watch(invocation: Invocation): Invocation {
  const context = currentContext()
  const method = invocation.methodDefinition.path.split('/').at(-1) ?? ''
  if (!context || method === 'Rollback') return invocation
  const { callOptions, argument } = invocation
  const bill = bills[method]?.(context, argument?.writes?.length ?? 0)
  return {
    ...invocation,
    callOptions: {
      ...callOptions,
      deadline: Math.min(context.deadline, Number(callOptions.deadline ?? Infinity)),
      interceptors: [
        (options, next) => (context.timedOut ? refusal() : follow(next(options), bill)),
      ],
    },
  }
}

interface Bill {
  message?(message: { found?: unknown; missing?: unknown; document?: unknown }): void
  success?(): void
}

/** How each method is billed, which is also how Firestore's console counts. */
const bills: Record<string, (context: RequestContext, writes: number) => Bill> = {
  BatchGetDocuments: (context) => ({
    message: ({ found, missing }) => {
      if (found || missing) context.reads += 1
    },
  }),
  RunQuery: (context) => {
    let rows = 0
    let billed = 0
    return {
      // A query that finds nothing is billed as one read, so its first word already is.
      message: ({ document }) => {
        if (document) rows += 1
        context.reads += Math.max(rows, 1) - billed
        billed = Math.max(rows, 1)
      },
    }
  },
  Commit: (context, writes) => ({
    success: () => {
      context.writes += writes
    },
  }),
}

function follow(call: Call, bill: Bill | undefined): Call {
  const start = call.start.bind(call)
  call.start = (metadata, listener) =>
    start(metadata, {
      ...listener,
      onReceiveMessage: (message) => {
        // Each method's own answer, as Firestore's protocol defines it.
        bill?.message?.((message ?? {}) as object)
        listener.onReceiveMessage(message)
      },
      onReceiveStatus: (status) => {
        if (status.code === 0) bill?.success?.()
        listener.onReceiveStatus(status)
      },
    })
  return call
}

/** gRPC's FAILED_PRECONDITION, which Firestore's client does not retry. */
const permanentRefusal = 9

/** A call that never leaves this process. */
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
        // A stream that fails before its headers is tried again for seconds, whatever its status.
        listener.onReceiveMetadata(metadata)
        listener.onReceiveStatus({ code: permanentRefusal, details, metadata })
      })
    },
  }
}
