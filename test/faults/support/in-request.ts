import {
  type RequestContext,
  runInContext,
} from '../../../functions/src/platform/http/request/request-context.ts'

/** Runs the work as one request of at most `ms`. Returns its context, which has counted the reads. */
export async function inRequest(
  work: () => Promise<unknown>,
  ms?: number,
): Promise<RequestContext> {
  return new Promise((resolve, reject) => {
    runInContext((context) => {
      if (ms !== undefined) setTimeout(() => Object.assign(context, { timedOut: true }), ms)
      work().then(() => resolve(context), reject)
    }, ms)
  })
}
