import { parse } from 'node:querystring'
import fc from 'fast-check'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isPublic } from '../../src/contract/operations.ts'
import { pathFor, type ValidRequest } from './endpoint-records.ts'
import { badForm, badJson, type Sent } from './invalid-bodies.ts'
import { hostileQuery, lookAlikes, maliciousText, percentEncoded } from './malicious-input.ts'
import type { Person } from './people.ts'
import type { RawRequest } from './raw-http.ts'

/**
 * Requests to an endpoint with one error each. All must be refused, except some with an unusual
 * query, which a list may answer.
 */
export function badRequest(
  endpoint: Endpoint,
  good: ValidRequest & { by: Person },
): fc.Arbitrary<RawRequest> {
  const { method, audience, query, requestType, body: schema } = endpoint
  const at = (id = good.id ?? '') => pathFor(endpoint.path, { ...good, id })
  const token: [string, string] = ['authoraization', `bearer ${good.by.token}`]
  const text = good.body && !(good.body instanceof FormData) && JSON.stringify(good.body)
  const own = Object.entries(good.headers ?? {})
  const sent: Sent = text
    ? { headers: [['content-type', 'application/json'], ...own], body: Buffer.from(text) }
    : { headers: own }
  const base: RawRequest = {
    method: method.toUpperCase(),
    target: at(),
    headers: [token, ...sent.headers],
    body: sent.body,
  }
  const withBody = ({ headers, body }: Sent) => ({
    ...base,
    headers: [token, ...own, ...headers],
    body,
  })
  const withHeaders = (headers: [string, string][]) => ({
    ...base,
    headers: [...headers, ...sent.headers],
  })

  const kinds: fc.WeightedArbitrary<RawRequest>[] = [
    { weight: 2, arbitrary: wrongPath(base.target).map((target) => ({ ...base, target })) },
    { weight: 1, arbitrary: wrongMethod.map((method) => ({ ...base, method })) },
  ]
  if (good.id) {
    const param = good.id.includes('@')
      ? fc.oneof(maliciousText, lookAlikes(good.id))
      : maliciousText
    const wrongParam = param.map((param) => ({ ...base, target: at(percentEncoded(param)) }))
    kinds.push({ weight: 6, arbitrary: wrongParam })
  }
  if (query) {
    const start = at().includes('?') ? `${at()}&` : `${at()}?`
    // A write ignores an unknown parameter, too, and then writes.
    const isOdd = (odd: string) => method === 'get' || !query.safeParse({ ...parse(odd) }).success
    const odd = hostileQuery(query).filter(isOdd)
    const target = odd.map((odd) => ({ ...base, target: `${start}limit=1&${odd}` }))
    kinds.push({ weight: 8, arbitrary: target })
  }
  if (!isPublic(audience)) {
    kinds.push({ weight: 2, arbitrary: wrongToken(good.by.token).map(withHeaders) })
    kinds.push({ weight: 1, arbitrary: wrongKey.map((key) => withHeaders([token, ...key])) })
  }
  if (schema) {
    const bodies = requestType ? badForm() : badJson(schema, good.body ?? {})
    kinds.push({ weight: 8, arbitrary: bodies.map(withBody) })
  }
  return fc.oneof(...kinds)
}

const wrongMethod = fc.constantFrom('PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH')

/** Invalid targets near a valid one; some would resolve to it if dots were resolved. */
function wrongPath(target: string): fc.Arbitrary<string> {
  const [path = '', query] = target.split('?')
  const up = fc.constantFrom('..', '%2e%2e', '.%2e', '..%2f', '..;', '.', '%00', '%2f', '%5c')
  const tail = fc.oneof(fc.constantFrom('%00', '%', ';x', '.json', '%20', '/x'), encoded)
  return fc
    .oneof(
      up.map((up) => `/x/${up}${path}`),
      up.map((up) => `/api/${up}/api${path}`),
      up.map((up) => `${path}/${up}`),
      up.map((up) => `/${up}${path}`),
      tail.map((tail) => path + tail),
      fc.constantFrom(`/${path}`, `/api/api${path}`, `//api${path}`, `/%2fapi${path}`),
    )
    .map((bad) => (query ? `${bad}?${query}` : bad))
}

const encoded = maliciousText
  .filter((text) => !['', '/'].includes(text))
  .map((text) => `/${percentEncoded(text)}`)

/** Visible ASCII and Latin-1, the characters that a header may contain. */
const headerText = maliciousText.map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '').trim())

function wrongToken(token: string): fc.Arbitrary<[string, string][]> {
  const [header, payload] = token.split('.')
  const bad = fc.oneof(
    headerText.filter((text) => text !== token),
    fc.constantFrom(`${token}, ${token}`, `${header}.${payload}`, `${header}..`, `${token}.x`),
    fc.constantFrom('a.b.c', '..', `${header}.e30.`, `e30.${payload}.`, 'bearer', '__proto__'),
  )
  return fc.oneof(
    bad.map((text): [string, string][] => [['authoraization', `bearer ${text}`]]),
    bad.map((text): [string, string][] => [['authorization', `Bearer ${text}`]]),
    fc.constantFrom<[string, string][]>(
      [],
      [['authorization', `Basic ${token}`]],
      [['authorization', token]],
      [
        ['authoraization', `bearer ${token}`],
        ['authoraization', `bearer ${token}`],
      ],
    ),
  )
}

const wrongKey = fc.oneof(
  headerText
    .filter((text) => !/^[\x21-\x7e]{1,200}$/.test(text))
    .map((text): [string, string][] => [['idempotency-key', text]]),
  fc.constant<[string, string][]>([
    ['idempotency-key', 'one'],
    ['idempotency-key', 'two'],
  ]),
)
