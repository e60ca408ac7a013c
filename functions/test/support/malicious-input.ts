import fc from 'fast-check'
import type * as z from 'zod/mini'

const traps = [
  '',
  ' ',
  '.',
  '..',
  '../..',
  '..%2f..%2fusers',
  '/etc/passwd',
  '\\..\\',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__name__',
  '____0',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(400),
  '\u0000',
  '\u001b[2J',
  '\r\nset-cookie: a=b',
  '\u202egnp.exe',
  '\ud800',
  'ﬀ\u0301',
  "' OR 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '%',
  '%00',
  '%E0%A4%A',
  'x'.repeat(600),
]

/** Text that often causes errors, and random text. */
export const maliciousText = fc.oneof(
  fc.constantFrom(...traps),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** JSON of the wrong type, size, depth or range. */
export const maliciousJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, -(2 ** 53), 2 ** 60, '5', [], {}, [[]]),
  fc.constantFrom<unknown>(
    { toString: 1 },
    { length: 9e9 },
    { constructor: {} },
    'x'.repeat(30_000),
  ),
  fc.constantFrom(10, 1000).map(deep),
  maliciousText,
  fc.jsonValue({ maxDepth: 3 }),
)

/** Addresses that look like this one, or become it in lower case. */
export function lookAlikes(email: string): fc.Arbitrary<string> {
  return fc.constantFrom(
    email.replace(/[aeo]/, (letter) => ({ a: '\u0430', e: '\u0435', o: '\u043e' })[letter] ?? ''),
    email.replace('@', '\uff20'),
    email.replace('.', '\u3002'),
    email.replace('m', '\u217f'),
    `\u212a${email}`,
    `\u200b${email}`,
    `${email}\u0000`,
    `${email}\u0301`,
    `${email}\n`,
    ` ${email} `,
    `"${email}"`,
    `${email}, ${email}`,
    email.replace('@', '@@'),
    email.replace('@', '%40'),
  )
}

/** Cursors in the valid format with any value. */
const cursors = fc.stringMatching(/^\d{1,13}\.\d{1,10}\.(__)?\w{1,9}(__)?$/)

/** Queries with keys of a schema and others, each up to twice. */
export function hostileQuery(schema: z.ZodMiniObject): fc.Arbitrary<string> {
  const key = fc.oneof(fc.constantFrom(...Object.keys(schema.shape)), maliciousText)
  const value = fc.oneof(maliciousText, cursors, fc.double().map(String), fc.bigInt().map(String))
  const any = fc.tuple(key, value)
  // A random value is rarely a cursor, and rarely at its key.
  const cursor = fc.tuple(fc.constant('cursor'), cursors)
  const pair = 'cursor' in schema.shape ? fc.oneof({ weight: 3, arbitrary: any }, cursor) : any
  return fc
    .array(pair, { minLength: 1, maxLength: 3 })
    .map((pairs) => pairs.map((pair) => pair.map(percentEncoded).join('=')).join('&'))
}

/** Every byte percent-encoded, so that any text fits into a path segment. */
export function percentEncoded(text: string): string {
  return Buffer.from(text)
    .toString('hex')
    .replaceAll(/../g, (byte) => `%${byte}`)
}
