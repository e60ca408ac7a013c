import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const readOpenApi = endpoint({
  summary: 'This description, as OpenAPI 3.1',
  method: 'get',
  path: '/openapi.json',
  access: 'public',
  response: z.looseObject({ openapi: z.string() }),
})
