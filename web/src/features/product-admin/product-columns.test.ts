import { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { NewProduct } from '@tech-house/api/contract/catalog/product'
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
import { toCsv } from '#shared/csv/to-csv.ts'
import { exportedColumns, exportedRow } from './export-products.ts'
import { type ColumnKey, productColumns, readKind, withValues } from './product-columns.ts'

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
        partNumbers: list(name(100).map(without(/;/g)), 10),
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

/** The product of each line of a file, without the problems of its cells. */
function readFile(csv: string): Partial<NewProduct>[] {
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
    return { _id: values.get('_id'), ...withValues({}, values) }
  })
}

const exported = (list: ManagedProduct[]) => toCsv(exportedColumns(list), list.map(exportedRow))

test.each(specificationKindNames)(
  'a %s is read from a file as it was exported [SPEC-3]',
  (kind) => {
    const oneOrMore = fc.array(products(kind), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(oneOrMore, (list) => {
        expect(readFile(exported(list))).toEqual(list.map(({ revision, ...product }) => product))
      }),
      { numRuns: 40 },
    )
  },
)
