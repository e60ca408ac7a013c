import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readOpenApi = endpoint('GET /openapi.json', {
  summary: 'This description, as OpenAPI 3.1',
  responseKind: 'serialized',
  cache: { maxAgeSeconds: 60 * 60 },
  response: z.looseObject({ openapi: z.string() }),
})
