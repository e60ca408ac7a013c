import fc from 'fast-check'
import type * as z from 'zod/mini'
import { aPng } from './images.ts'
import { maliciousJson, maliciousText } from './malicious-input.ts'

/** A body and the headers that describe it. */
export interface Sent {
  headers: [string, string][]
  body?: Buffer
}

const json: [string, string] = ['content-type', 'application/json']

/** Bodies that are not JSON, or JSON that almost fits the schema. */
export function badJson(schema: z.ZodMiniType, good: object): fc.Arbitrary<Sent> {
  const text = JSON.stringify(good)
  const field = fc.constantFrom(...Object.keys(good))
  const values = fc.oneof(
    maliciousJson,
    fc.tuple(field, maliciousJson).map(([key, value]) => ({ ...good, [key]: value })),
    fc.subarray(Object.keys(good)).map((keys) => Object.fromEntries(keys.map((key) => [key, 0]))),
  )
  const nested = '['.repeat(30_000)
  const texts = fc.oneof(
    fc.constantFrom(`[${text}]`, `${text}${text}`, text.slice(0, -1), `\ufeff${text}`, `'${text}'`),
    fc.constantFrom(`{"__proto__":${text}}`, `{"constructor":{"prototype":${text}}}`),
    fc.constantFrom(nested, `${nested}${nested.replaceAll('[', ']')}`, '{"a":'.repeat(9000)),
    fc.constantFrom('undefined', 'NaN', '{"quantity":1e999}', '\u0000', `"${'x'.repeat(70_000)}"`),
    maliciousText,
  )
  const refused = fc
    .oneof(
      values.map((value) => JSON.stringify(value)),
      texts,
    )
    .filter((body) => body.length > 0 && !isTaken(schema, body))
  const halfLetters = field.map((key) => JSON.stringify({ ...good, [key]: '\ud800' }))
  const bodies = fc
    .oneof({ weight: 9, arbitrary: refused }, { weight: 1, arbitrary: halfLetters })
    .map((body): Sent => ({ headers: [json], body: Buffer.from(body) }))
  return fc.oneof(
    { weight: 4, arbitrary: bodies },
    { weight: 1, arbitrary: mislabelled(Buffer.from(text), json) },
  )
}

function isTaken(schema: z.ZodMiniType, text: string): boolean {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text).toString())).success
  } catch {
    return false
  }
}

/** A valid body under a wrong type or encoding. */
function mislabelled(body: Buffer, type: [string, string]): fc.Arbitrary<Sent> {
  const types = fc.constantFrom(
    '',
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/ld+json',
    'application/cloudevents+json',
    'application/x-www-form-urlencoded',
    'multipart/mixed',
    '__proto__',
    ';',
  )
  const encodings = fc.constantFrom('gzip', 'br', 'deflate', 'x', 'identity, gzip', '__proto__')
  return fc.oneof(
    types.map((wrong): Sent => ({ headers: [['content-type', wrong]], body })),
    types.map((wrong): Sent => ({ headers: [['content-type', wrong], type], body })),
    encodings.map((wrong): Sent => ({ headers: [type, ['content-encoding', wrong]], body })),
  )
}

const picture = Buffer.from(aPng())

/** Forms without a file in the field `image`, incomplete forms, and other content. */
export function badForm(): fc.Arbitrary<Sent> {
  const boundary = fc.stringMatching(/^[a-z]{1,30}$/)
  const name = fc
    .oneof(maliciousText, fc.constantFrom('Image', 'image[]', 'image '))
    .map((name) => name.replaceAll(/["\r\n]/g, ''))
    .filter((name) => name !== 'image')
  const noPicture = fc
    .oneof(fc.uint8Array({ maxLength: 200 }), maliciousText)
    .map((bytes) => Buffer.from(bytes))
  const tooLarge = fc.constant(Buffer.concat([picture, Buffer.alloc(600 * 1024)]))
  const cut = fc.nat({ max: 60 })
  return fc.oneof(
    { weight: 9, arbitrary: fc.tuple(boundary, name).map(([b, n]) => form(b, n, picture)) },
    { weight: 9, arbitrary: fc.tuple(boundary, noPicture).map(([b, p]) => form(b, 'image', p)) },
    { weight: 9, arbitrary: fc.tuple(boundary, cut).map(([b, c]) => cutOff(b, c)) },
    {
      weight: 9,
      arbitrary: boundary.chain((b) => {
        const { headers, body = picture } = form(b, 'image', picture)
        return mislabelled(body, headers[0] ?? json)
      }),
    },
    { weight: 1, arbitrary: fc.tuple(boundary, tooLarge).map(([b, p]) => form(b, 'image', p)) },
  )
}

function form(boundary: string, name: string, bytes: Buffer): Sent {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\n\r\n`
  return {
    headers: [['content-type', `multipart/form-data; boundary=${boundary}`]],
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** A form that ends before its last line. */
function cutOff(boundary: string, length: number): Sent {
  const { headers, body = picture } = form(boundary, 'image', picture)
  return { headers, body: body.subarray(0, Math.min(length + 1, body.length - 5)) }
}
