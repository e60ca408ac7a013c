import cors from 'cors'
import type { RequestHandler } from 'express'

/** Without origins, responses have no CORS header and do not vary by origin. */
export const allowOrigins = (origins: string[]): RequestHandler =>
  cors({
    origin: origins.length > 0 && origins,
    exposedHeaders: [
      'etag',
      'link',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
      'server-timing',
      'x-request-id',
    ],
    maxAge: 3600,
  })
