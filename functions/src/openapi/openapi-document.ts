import { z } from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { ImageType } from '../contract/image.ts'
import { Problem } from '../contract/problem.ts'

type Json = Record<string, unknown>

/** Describes the endpoints in OpenAPI 3.1, generated from their schemas. */
export function openApiDocument(endpoints: Endpoint[]) {
  const models: Json = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints.toSorted(viewsLast)) {
    const [path = '', query] = endpoint.path.replaceAll(/:(\w+)/g, '{$1}').split('?')
    const known = paths[path]?.[endpoint.method]
    paths[path] = {
      ...paths[path],
      [endpoint.method]: known
        ? withView(known, operation(endpoint, query, models))
        : operation(endpoint, query, models),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tech House',
      version: '1.0.0',
      description: 'Products, orders, reviews and accounts of the Tech House shop.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: models,
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
  }
}

const viewsLast = (a: Endpoint, b: Endpoint) =>
  Number(a.path.includes('?')) - Number(b.path.includes('?'))

function operation(endpoint: Endpoint, query: string | undefined, models: Json): Json {
  const { summary, access, params, body, requestType } = endpoint
  const json = (schema: z.ZodType, io: 'input' | 'output') => jsonSchema(schema, io, models)
  const content = requestType === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    summary: `${summary}${access === 'public' ? '' : ` (${access})`}`,
    ...(access !== 'public' && { security: [{ bearer: [] }, { authoraization: [] }] }),
    parameters: [
      ...parameters('path', params, json),
      ...parameters('query', endpoint.query, json),
      ...view(query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
      ...(endpoint.conditional ? [ifMatch] : []),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [content]: { schema: json(body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done', ...responseOf(endpoint, json) },
      ...(endpoint.responseKind === 'message' && { 202: { description: 'A notification' } }),
      default: {
        description: 'Refused, with the reason',
        content: { 'application/problem+json': { schema: json(Problem, 'output') } },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same body is done once; with another body it is a 422.',
  schema: { type: 'string', maxLength: 200 },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The revision that was read, in quotes. After a later edit it is a 412.',
  schema: { type: 'string', pattern: '^"\\d{1,9}"$' },
}

type ToJson = (schema: z.ZodType, io: 'input' | 'output') => Json

function parameters(location: 'path' | 'query', schema: z.ZodObject | undefined, json: ToJson) {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema ? json(schema, 'input') : {}
  const named = Object.entries(properties as Json).map(([name, property]) => ({
    name,
    in: location,
    required: (required as string[]).includes(name),
    schema: property,
  }))
  return additionalProperties ? [...named, anyOther] : named
}

const anyOther = {
  name: 'specifications',
  in: 'query',
  description: 'Each specification by its own name, repeatable: `socket=AM5&socket=AM4`',
  style: 'form',
  explode: true,
  required: false,
  schema: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
}

function responseOf({ responseKind, response }: Endpoint, json: ToJson): Json {
  if (responseKind === 'image') {
    return { content: Object.fromEntries(ImageType.options.map((type) => [type, {}])) }
  }
  if (responseKind === 'html')
    return { content: { 'text/html': { schema: json(response, 'output') } } }
  const next = { description: 'rel="next", when there is more', schema: { type: 'string' } }
  return {
    content: { 'application/json': { schema: json(response, 'output') } },
    ...(responseKind === 'page' && { headers: { Link: next } }),
  }
}

interface Operation extends Json {
  parameters: Json[]
  responses: { 200: Json }
}

/**
 * Two endpoints share one path and differ in a query parameter, so OpenAPI has one operation for
 * both, with the parameters and responses of each.
 */
function withView(known: unknown, view: Json): Json {
  const [first, second] = [known, view] as [Operation, Operation]
  const names = new Set(first.parameters.map(({ name }) => name))
  return {
    ...first,
    parameters: [...first.parameters, ...second.parameters.filter(({ name }) => !names.has(name))],
    responses: { ...first.responses, 200: either(first.responses[200], second.responses[200]) },
  }
}

function either(first: Json, second: Json): Json {
  const [schema, other] = [first, second].map(
    ({ content }) => (content as { 'application/json': Json })['application/json'].schema,
  )
  return { ...first, content: { 'application/json': { schema: { anyOf: [schema, other] } } } }
}

function view(query: string | undefined): Json[] {
  return [...new URLSearchParams(query)].map(([name, value]) => ({
    name,
    in: 'query',
    required: false,
    description: 'For admins only',
    schema: { type: 'string', enum: [value] },
  }))
}

/** Named schemas move to the document's components. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', models: Json): Json {
  const { $schema, ...whole } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, bytes)
    },
  })
  const text = JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/')
  const { $defs, id, ...rest } = JSON.parse(text)
  Object.assign(models, $defs)
  if (typeof id !== 'string') return rest
  models[id] = rest
  return { $ref: `#/components/schemas/${id}` }
}

const bytes = { type: 'string', format: 'binary' }
