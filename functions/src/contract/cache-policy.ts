/**
 * Which caches may reuse the response of an endpoint, in seconds. Without a policy none may. Browsers
 * always revalidate, by ETag.
 */
export interface CachePolicy {
  /** The memory of a function instance, in front of Firestore. */
  instanceSeconds: number
  /** `s-maxage`: a shared cache, such as the CDN of Firebase Hosting. */
  cdnSeconds: number
  /** `stale-while-revalidate`: the shared cache again, while it fetches the next response. */
  staleSeconds: number
}

/** For lists that everybody sees: a change shows within 10 s, the sum of these and a request. */
export const publicList: CachePolicy = { instanceSeconds: 3, cdnSeconds: 3, staleSeconds: 3 }
