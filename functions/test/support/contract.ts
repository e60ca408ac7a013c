import { readdirSync } from 'node:fs'
import type { Endpoint } from '../../src/contract/endpoint.ts'

const folder = new URL('../../src/contract/', import.meta.url)
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const files = names.filter((name) => /^[a-z/-]+\.ts$/.test(name))
const modules = await Promise.all(
  files.map((name): Promise<object> => import(new URL(name, folder).href)),
)

/** Every endpoint of the contract. */
export const endpoints: Endpoint[] = modules
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint)

/** The name of an endpoint in tests: `PUT /deliver/:id`. */
export function callOf({ method, path }: Endpoint): string {
  return `${method.toUpperCase()} ${path}`
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value
}
