import type { PublicAudience } from '../../../contract/operations.ts'

interface PublicRule {
  /** Whose points a call takes. Reads count except for visitors. */
  limit: 'visitors' | 'searches' | 'images' | 'beacons'
  /** Whether writes come from the shop's own pages, which have an App Check token. */
  hasAppCheck: boolean
}

export const publicRules: Record<PublicAudience, PublicRule> = {
  public: { limit: 'visitors', hasAppCheck: true },
  search: { limit: 'searches', hasAppCheck: true },
  image: { limit: 'images', hasAppCheck: true },
  mail: { limit: 'visitors', hasAppCheck: false },
  beacon: { limit: 'beacons', hasAppCheck: false },
  program: { limit: 'searches', hasAppCheck: false },
}
