/** How long caches may store a response. Browsers always revalidate by ETag. */
export interface CachePolicy {
  instanceSeconds: number
  /** `s-maxage`: a shared cache, such as the CDN of Firebase Hosting. */
  cdnSeconds: number
  /** `stale-while-revalidate` of the shared cache. */
  staleSeconds: number
}

/** For public lists: a change is visible within 10 s, the sum of these values and one request. */
export const publicList: CachePolicy = { instanceSeconds: 3, cdnSeconds: 3, staleSeconds: 3 }

/** For a file that does not change but can be deleted: every cache revalidates it after this time. */
export interface FileCachePolicy {
  maxAgeSeconds: number
}
