import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Answer } from './answer.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: object
}

let loaded: Promise<{ document: Document; ajv: Ajv2020 }> | undefined

/** Fails unless the served OpenAPI document describes the response. */
export async function expectDocumented(method: string, path: string, answer: Answer) {
  loaded ??= load()
  const { document, ajv } = await loaded
  const { pathname } = new URL(path, 'http://localhost')
  const operation = operationOf(document, method.toLowerCase(), pathname.replace(/^\/api\//, '/'))
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const response = operation?.responses[answer.status] ?? operation?.responses.default
  const schema = operation ? response?.content?.[type]?.schema : problem
  if (!schema) throw new Error(`${method} ${path}: ${answer.status} ${type} is not documented`)
  const isValid = ajv.validate({ ...schema, components: document.components }, answer.body)
  if (!isValid) throw new Error(`${method} ${path}: ${ajv.errorsText()}`)
}

const problem = { $ref: '#/components/schemas/Problem' }

async function load() {
  const response = await fetch(`${process.env.API_URL}/openapi.json`)
  // The document under test; its use below checks the shape.
  const document = (await response.json()) as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  return { document, ajv }
}

function operationOf(document: Document, method: string, pathname: string) {
  const template = Object.keys(document.paths).find((path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  return template === undefined ? undefined : document.paths[template]?.[method]
}
