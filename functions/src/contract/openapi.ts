import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const readOpenApi = endpoint('GET /openapi.json', {
  summary: 'This description, as OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
})
