/** The code of an error of gRPC (a number), firebase-admin or a library. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Object && 'code' in error ? error.code : undefined

export const hasCode = (error: unknown, ...codes: (number | string)[]): boolean =>
  codes.some((code) => code === codeOf(error))
