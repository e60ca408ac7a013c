import { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type {
  SimpleField,
  SpecificationField,
} from '@tech-house/api/parts/specifications/specification-field'
import {
  fieldsOf,
  type SpecificationKind,
  specificationKindNames,
} from '@tech-house/api/parts/specifications/specification-kinds'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { unescapeFormulas } from '#shared/csv/formulas.ts'
import { type ColumnKey, productColumns, readKind, withValues } from './product-columns.ts'
import { writeProducts } from './write-products.ts'

/** What people write, and what separates, quotes, escapes or calculates in files. */
const letter = fc.constantFrom(...'aB9é显 ;:,/\'"=+-@|()%&.\\×')
const name = (max: number) =>
  fc
    .array(letter, { maxLength: max - 1 })
    .map((letters) => `${letters.join('')}x`.trim())
    .map((text) => text.replaceAll(/\s+/g, ' '))
const without = (signs: RegExp) => (text: string) => text.replaceAll(signs, '') || 'x'
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const url = name(40).map((path) => `https://example.com/${encodeURI(path).replaceAll("'", '')}`)
const image = fc.nat().map((number) => `https://example.com/${number};+=.png`)

const choice = (options: readonly (string | number)[]) =>
  typeof options[0] === 'number'
    ? fc.oneof(fc.constantFrom(...options), fc.integer({ min: 1, max: 100_000 }))
    : fc.oneof(fc.constantFrom(...options), name(20).map(without(/[,;]/g)))

function simple(field: SimpleField): fc.Arbitrary<unknown> {
  switch (field.input) {
    case 'number': {
      const range = fc.integer({ min: Math.ceil(field.min * 100), max: field.max * 100 })
      return range.map((hundredths) =>
        field.decimal ? hundredths / 100 : Math.max(field.min, Math.floor(hundredths / 100)),
      )
    }
    case 'flag':
      return fc.boolean()
    case 'text':
      return field.isUrl ? url : name(60)
    case 'choice':
      return choice(field.options)
    case 'choices':
      return fc.uniqueArray(choice(field.options), { minLength: 1, maxLength: 5 })
    case 'counts':
      return fc.record(
        Object.fromEntries(
          Object.keys(field.parts).map((part) => [part, fc.integer({ min: 1, max: 99 })]),
        ),
        { requiredKeys: [] },
      )
  }
}

const record = (fields: Readonly<Record<string, SpecificationField>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
        name,
        field.input === 'rows' ? rows(field.fields) : simple(field),
      ]),
    ),
    { requiredKeys: [] },
  )

const rows = (fields: Record<string, SimpleField>): fc.Arbitrary<unknown> =>
  fc.array(
    fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, simple(field)])),
      { requiredKeys: [] },
    ),
    { minLength: 1, maxLength: 4 },
  )

const sources = fc.array(fc.record({ url, checkedOn: day }), { minLength: 1, maxLength: 5 })

const specifications = (kind: SpecificationKind) =>
  fc
    .tuple(record(fieldsOf(kind)), fc.option(sources, { nil: undefined }))
    .map(([fields, sources]) => ({ kind, ...fields, ...(sources && { sources }) }))
    .filter((specs) => Object.keys(specs).length > 1)

const pieces = fc.nat(1_000_000)
const list = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc.uniqueArray(item, {
    minLength: 1,
    maxLength,
    selector: (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  })

const products = (kind: SpecificationKind) =>
  fc
    .record(
      {
        _id: fc.uuid(),
        product: name(200),
        type: name(60),
        price: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
        available_quantity: pieces,
        minimum_order: pieces.map((count) => Math.max(1, count)),
        image,
        description: fc
          .array(fc.oneof(letter, fc.constant('\n')), { maxLength: 100 })
          .map((letters) => `${letters.join('')}x`.trim()),
        brand: name(60),
        partNumbers: list(
          name(99).map((text) => `${text.replaceAll(';', '')}1`),
          10,
        ),
        gtin: fc.constantFrom('4006381333931', '73513537', '036000291452'),
        images: list(image, 8),
        facts: list(name(60).map(without(/:/g)), 30).chain((labels) =>
          fc.tuple(
            ...labels.map((label) => name(200).map((value) => ({ label: label.trim(), value }))),
          ),
        ),
        specs: specifications(kind),
        reorderAt: pieces,
        draft: fc.boolean(),
        revision: fc.nat(),
      },
      {
        requiredKeys: [
          '_id',
          'product',
          'type',
          'price',
          'available_quantity',
          'minimum_order',
          'image',
          'description',
          'draft',
          'revision',
        ],
      },
    )
    .map((product) => ManagedProduct.parse(product))

/** The values of each line of a file; fails if a cell has a problem or is not in its normal form. */
function readFile(csv: string): Map<ColumnKey, unknown>[] {
  const { data, errors } = Papa.parse<Partial<Record<string, string>>>(csv.replace('\ufeff', ''), {
    header: true,
  })
  expect(errors).toEqual([])
  return data.map((cells) => {
    const kind = readKind(cells['specs.kind'] ?? '') as SpecificationKind
    const values = new Map<ColumnKey, unknown>()
    for (const { key, read } of productColumns) {
      const { value, problem, normalised } = read(unescapeFormulas(cells[key] ?? ''), kind)
      expect([key, problem, normalised]).toEqual([key, undefined, undefined])
      if (value !== undefined) values.set(key, value)
    }
    return values
  })
}

test.each(specificationKindNames)(
  'a %s is read from a file as it was exported, and changes nothing in the shop [SPEC-3, IMPORT-2]',
  (kind) => {
    const oneOrMore = fc.array(products(kind), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(oneOrMore, (list) => {
        const rows = readFile(writeProducts(list))
        const read = rows.map((values) => ({ _id: values.get('_id'), ...withValues({}, values) }))
        expect(read).toEqual(list.map(({ revision, ...product }) => product))
        expect(list.map((product, index) => withValues(product, rows[index] ?? new Map()))).toEqual(
          list,
        )
      }),
      { numRuns: 30 },
    )
  },
)

test('each column has a label and a key of its own, in which no separator stands [SPEC-3]', () => {
  for (const texts of [
    productColumns.map(({ key }) => key),
    productColumns.map(({ label }) => label),
  ]) {
    expect(new Set(texts).size).toBe(texts.length)
  }
  const labels = specificationKindNames.flatMap((kind) =>
    Object.values(fieldsOf(kind)).flatMap((field) => [
      ...(field.input === 'counts' ? Object.values(field.parts) : []),
      ...(field.input === 'rows' ? Object.values(field.fields).map(({ label }) => label) : []),
    ]),
  )
  expect(labels.filter((label) => /[:;,]/.test(label))).toEqual([])
})

const read = (key: string, text: string, kind?: SpecificationKind) =>
  productColumns.find((column) => column.key === key)?.read(text, kind)

test.each<[string, string, SpecificationKind | undefined, unknown, string?]>([
  ['specs.socket', 'LGA 1700', 'processor', 'LGA1700', 'LGA1700'],
  ['draft', 'nein', undefined, false, 'false'],
  ['draft', 'Entwurf', undefined, true, 'true'],
  ['draft', 'Published', undefined, false, 'false'],
  ['specs.sockets', 'am5;AM4', 'cooler', ['AM5', 'AM4'], 'AM5; AM4'],
  ['specs.kind', 'graphics card', undefined, 'graphics-card', 'Graphics card'],
  [
    'specs.plugs',
    '8 pin pcie: 2; 16-pin: 1',
    'graphics-card',
    { pcie16: 1, pcie8: 2 },
    '16-pin: 1; 8-pin PCIe: 2',
  ],
  ['specs.plugs', 'none', 'graphics-card', {}, 'None'],
  ['specs.biosFlashback', 'Yes', 'motherboard', true, 'yes'],
  ['partNumbers', 'A-1;B-2', undefined, ['A-1', 'B-2'], 'A-1; B-2'],
  ['gtin', '4006381 333931', undefined, '4006381333931', '4006381333931'],
  ['gtin', '12345678905', undefined, '012345678905', '012345678905'],
  [
    'facts',
    'Note: a;; b\nWarranty: 5 years',
    undefined,
    [
      { label: 'Note', value: 'a; b' },
      { label: 'Warranty', value: '5 years' },
    ],
    'Note: a;; b; Warranty: 5 years',
  ],
  ['price', '80.50', undefined, 80.5],
  ['brand', ' ', undefined, undefined],
])('the cell %s “%s” of a %s is %j [SPEC-3]', (key, text, kind, value, normalised) => {
  expect(read(key, text, kind)).toEqual({
    ...(value !== undefined && { value }),
    ...(normalised && { normalised }),
  })
})

test.each<[string, string, SpecificationKind | undefined, string]>([
  ['specs.socket', 'AM5', undefined, 'Write which kind of part it is, in its column'],
  ['specs.socket', 'AM5', 'case', 'Case has no Socket: leave it empty'],
  ['specs.lowProfile', 'maybe', 'graphics-card', 'Write yes or no'],
  ['specs.m2', 'Lock: M', 'motherboard', 'Write it like “Key: M, Sizes: 2230 / 2242”'],
  ['specs.cores', 'eight', 'processor', 'must be between 1 and 256, whole'],
  ['specs.plugs', '8-pin: x', 'graphics-card', 'Write it like “16-pin: 1; 8-pin PCIe: 1”'],
  [
    'specs.sources',
    'https://a.example',
    'mouse',
    'Write sources with their days, like “https://example.com (2026-11-22)”, separated by semicolons',
  ],
  ['partNumbers', 'x'.repeat(101), undefined, 'Write up to 10 different part numbers'],
  ['price', '-1', undefined, 'Enter a price above 0'],
  ['price', '0x10', undefined, 'Enter a price above 0'],
  ['minimum_order', '1e3', undefined, 'Enter a whole number'],
])('the cell %s “%s” of a %s is refused: %s [SPEC-3]', (key, text, kind, problem) => {
  expect(read(key, text, kind)).toEqual({ problem: expect.stringContaining(problem) })
})

test('the end of a reduction is a day or a whole time, and a day with two readings is refused [PRICE-2]', () => {
  const until = productColumns.find(({ key }) => key === 'reduction.until')
  expect(until?.read('2026-12-24')).toMatchObject({ value: '2026-12-25T00:00:00.000Z' })
  expect(until?.read('2026-12-24T18:00:00Z')).toMatchObject({ value: '2026-12-24T18:00:00Z' })
  for (const text of ['03/04/2026', '03.04.2026', '2026-02-30', '2026-12-24 18:00', 'soon'])
    expect(until?.read(text)).toMatchObject({ problem: 'Enter a day like 2026-12-24' })
})
