/** What gRPC says of a commit that was refused. */
export const grpcCode = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
}

/** CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, INTERNAL and UNAVAILABLE: the write may be done or not. */
export const outcomeUnknown = [1, 2, 4, 13, 14]

export function hasCode(error: unknown, ...codes: number[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}
