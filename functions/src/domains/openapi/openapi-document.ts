import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/endpoint.ts'
import { ImageType } from '../../contract/image.ts'
import { isPublic } from '../../contract/operations.ts'
import { Problem } from '../../contract/problem.ts'

type Json = Record<string, unknown>

export function openApiDocument(endpoints: Endpoint[]) {
  const models: Json = {}
  const byPath = Map.groupBy(endpoints, ({ path }) => pathOf(path))
  const paths = [...byPath].map(([path, ofPath]): [string, Json] => {
    const byMethod = Map.groupBy(ofPath, ({ method }) => method)
    return [
      path,
      Object.fromEntries(
        [...byMethod].map(([method, views]) => [method, operation(views, models)]),
      ),
    ]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tech House',
      version: '1.0.0',
      description: 'Products, orders, reviews and accounts of the Tech House shop.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
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

const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/\?.*/, '')

/** Endpoints that differ only in a query such as `?view=admin` are one operation. */
function operation(views: Endpoint[], models: Json): Json {
  const json: ToJson = (schema, io) => jsonSchema(schema, io, models)
  const isView = ({ path }: Endpoint) => path.includes('?')
  const sorted = views.toSorted((a, b) => Number(isView(a)) - Number(isView(b)))
  const parameters = sorted.flatMap((view) => parametersOf(view, json))
  const responses = sorted.map(({ response }) => json(response, 'output'))
  const [first] = sorted
  if (!first) throw new Error('No endpoint')
  const { summary, audience, body, requestType, responseKind } = first
  const isOpen = isPublic(audience)
  const content = requestType === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    summary: `${summary}${isOpen ? '' : ` (${audience})`}`,
    ...(!isOpen && { security: [{ bearer: [] }, { authoraization: [] }] }),
    parameters: [...Map.groupBy(parameters, ({ name }) => name).values()].flatMap(
      ([one]) => one ?? [],
    ),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [content]: { schema: json(body, 'input') } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        ...responseOf(responseKind, responses.length > 1 ? { anyOf: responses } : responses[0]),
      },
      ...(responseKind === 'message' && { 202: { description: 'A notification' } }),
      default: {
        description: 'Refused, with the reason',
        content: { 'application/problem+json': { schema: json(Problem, 'output') } },
      },
    },
  }
}

type ToJson = (schema: z.ZodMiniType, io: 'input' | 'output') => Json

function parametersOf(endpoint: Endpoint, json: ToJson): Json[] {
  return [
    ...parametersIn('path', endpoint.params, json),
    ...parametersIn('query', endpoint.query, json),
    ...viewOf(endpoint.path),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
    ...(endpoint.conditional ? [ifMatch] : []),
  ]
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

function parametersIn(
  location: 'path' | 'query',
  schema: z.ZodMiniObject | undefined,
  json: ToJson,
) {
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

function responseOf(kind: Endpoint['responseKind'], schema: Json | undefined): Json {
  if (kind === 'image') {
    return { content: Object.fromEntries(ImageType.options.map((type) => [type, {}])) }
  }
  if (kind === 'html') return { content: { 'text/html': { schema } } }
  const next = { description: 'rel="next", when there is more', schema: { type: 'string' } }
  return {
    content: { 'application/json': { schema } },
    ...(kind === 'page' && { headers: { Link: next } }),
  }
}

function viewOf(path: string): Json[] {
  return [...new URLSearchParams(path.split('?')[1])].map(([name, value]) => ({
    name,
    in: 'query',
    required: false,
    description: 'For admins only',
    schema: { type: 'string', enum: [value] },
  }))
}

/** Named schemas move to the document's components. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', models: Json): Json {
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
