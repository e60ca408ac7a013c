import { status } from '@grpc/grpc-js'

/** The gRPC status of the real Firestore, so that clients retry in the same cases. */
export function toGrpcError(error: unknown): { code: status; details: string } {
  const { code, message } =
    error instanceof Error ? withCode(error) : withCode(new Error(`${error}`))
  if (code === status.UNKNOWN) console.error(error)
  return { code, details: message.replace(/^\d+ [A-Z_]+: /, '') }
}

function withCode(error: Error & { code?: unknown }) {
  const isStatus = typeof error.code === 'number' && error.code in status
  return { code: isStatus ? (error.code as status) : status.UNKNOWN, message: error.message }
}
