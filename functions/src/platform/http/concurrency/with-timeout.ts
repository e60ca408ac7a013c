import { serviceUnavailable } from '../response/api-error.ts'

/** The result of `work`. Throws when it takes longer than so many ms: 503 by default. */
export async function withTimeout<Result>(
  ms: number,
  work: Promise<Result>,
  error: () => Error = serviceUnavailable,
): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(error()), ms)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
