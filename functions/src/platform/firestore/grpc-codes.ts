import { hasCode } from '../http/response/error-code.ts'

export const grpcCode = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
}

/** Another write came first, so the next try decides anew. */
export const lostRace = [grpcCode.notFound, grpcCode.alreadyExists, grpcCode.failedPrecondition]

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL and UNAVAILABLE: the write may have succeeded. */
export const outcomeUnknown = [1, 2, 4, 13, 14]

/** A conditional write; `undefined` if its document was changed, created or deleted meanwhile. */
export function ifUnchanged<Result>(write: Promise<Result>): Promise<Result | undefined> {
  return write.catch((error) => {
    if (hasCode(error, grpcCode.failedPrecondition, grpcCode.alreadyExists)) return undefined
    throw error
  })
}
