import { status } from '@grpc/grpc-js'

/** The status a client of the real Firestore would see, so that it retries what is worth retrying. */
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
