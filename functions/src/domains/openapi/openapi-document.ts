import * as shop from '@tech-house/shop'
import * as z from 'zod/mini'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ImageType } from '../../contract/image.ts'
import { isPublic } from '../../contract/operations.ts'
import { Problem } from '../../contract/problem.ts'

export function openApiDocument(endpoints: Endpoint[]) {
  const byPath = Map.groupBy(endpoints, ({ path }) => pathOf(path))
  const paths = [...byPath].map(([path, ofPath]) => {
    const byMethod = Map.groupBy(ofPath, ({ method }) => method)
    const operations = [...byMethod].map(([method, views]) => [method, operation(views)])
    return [path, Object.fromEntries(operations)]
  })
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: shop.name,
        version: '1.0.0',
        description: `Products, orders, reviews and accounts of ${shop.name}.`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      paths: Object.fromEntries(paths),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          authoraization: {
            type: 'apiKey',
            in: 'header',
            name: 'authoraization',
            description: '`bearer {token}`',
          },
        },
      },
    },
    {
      allowEmptySchema: { custom: true },
      override({ zodSchema, jsonSchema }) {
        const isBytes = zodSchema._zod.def.type === 'custom'
        if (isBytes) Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      },
    },
  )
}

const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/\?.*/, '')

/** Endpoints that differ only in a query such as `?view=admin` are one operation. */
function operation(views: Endpoint[]): ZodOpenApiOperationObject {
  const isView = ({ path }: Endpoint) => path.includes('?')
  const sorted = views.toSorted((a, b) => Number(isView(a)) - Number(isView(b)))
  const [first] = sorted
  if (!first) throw new Error('No endpoint')
  const { summary, audience, params, body, requestType, responseKind } = first
  const responses = sorted.map(({ response }) => response)
  const isOpen = isPublic(audience)
  const content = requestType === 'form' ? 'multipart/form-data' : 'application/json'
  const hasSpecifications = sorted.some(({ query }) => query?.def.catchall)
  return {
    summary: `${summary}${isOpen ? '' : ` (${audience})`}`,
    ...(!isOpen && { security: [{ bearer: [] }, { authoraization: [] }] }),
    requestParams: {
      ...(params && { path: params }),
      query: queryOf(sorted),
      header: headersOf(first),
    },
    ...(hasSpecifications && { parameters: [specifications] }),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [content]: { schema: body } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...responseOf(responseKind, responses.length > 1 ? z.union(responses) : first.response),
      },
      ...(responseKind === 'message' && { 202: { description: 'A notification' } }),
      default: {
        description: 'Refused, with the reason',
        content: { 'application/problem+json': { schema: Problem } },
      },
    },
  }
}

/** The parameters of all views, of which the first decides. */
const queryOf = (views: Endpoint[]) =>
  z.object(
    Object.assign(
      {},
      ...views.toReversed().map(({ path, query }) => ({ ...viewOf(path), ...query?.shape })),
    ),
  )

function viewOf(path: string): Record<string, z.ZodMiniType> {
  const fixed = [...new URLSearchParams(path.split('?')[1])]
  return Object.fromEntries(
    fixed.map(([name, value]) => [
      name,
      z.optional(z.enum([value])).check(z.describe('For admins only')),
    ]),
  )
}

const idempotencyKey = z
  .optional(z.string().check(z.maxLength(200)))
  .check(z.describe('The same key with the same body is done once; with another body it is a 422.'))

const ifMatch = z
  .string()
  .check(
    z.regex(/^"\d{1,9}"$/),
    z.describe('The revision that was read, in quotes. After a later edit it is a 412.'),
  )

const headersOf = ({ idempotent, conditional }: Endpoint) =>
  z.object({
    ...(idempotent && { 'Idempotency-Key': idempotencyKey }),
    ...(conditional && { 'If-Match': ifMatch }),
  })

const specifications = {
  name: 'specifications',
  in: 'query',
  description: 'Each specification by its own name, repeatable: `socket=AM5&socket=AM4`',
  style: 'form',
  explode: true,
  required: false,
  schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
} as const

function responseOf(
  kind: Endpoint['responseKind'],
  schema: z.ZodMiniType,
): Partial<ZodOpenApiResponseObject> {
  if (kind === 'image') {
    return { content: Object.fromEntries(ImageType.options.map((type) => [type, {}])) }
  }
  if (kind === 'html') return { content: { 'text/html': { schema } } }
  const next = z.optional(z.string()).check(z.describe('rel="next", when there is more'))
  return {
    content: { 'application/json': { schema } },
    ...(kind === 'page' && { headers: z.object({ Link: next }) }),
  }
}
