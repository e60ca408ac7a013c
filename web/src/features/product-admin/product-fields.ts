import { plainGtin } from '@tech-house/api/contract/catalog/item-numbers'
import type { ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import { type Fact, maxFurtherImages, NewProduct } from '@tech-house/api/contract/catalog/product'
import { formatDollars } from '@tech-house/api/parts/format-number'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import * as z from 'zod/mini'
import { imageRule } from '#shared/forms/image-rule.ts'
import {
  isAmbiguous,
  numberReadings,
  plainNumber,
  plainPrice,
  withoutCurrency,
} from '#shared/read-number.ts'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'

type FieldName = keyof NewProduct
/** The state has buttons instead of an input. */
export type FormFieldName = Exclude<FieldName, 'draft'>
export type TextFieldName = Exclude<FormFieldName, 'image' | 'specs'>

export interface ProductField {
  label: string
  hint?: string
  /** `lines` is a list, one item on each line. */
  input?: 'line' | 'lines' | 'paragraphs' | 'numeric' | 'decimal'
  isWide?: boolean
  /** How two edits show their values; otherwise as `write` does. */
  show?: (edit: ProductEdit) => string
  /** The value as text, which `form` and `readCell` read back; otherwise `String(value)`. */
  write?: (product: Partial<NewProduct>) => string
  cell?: string
  /** Converts a cell to the input of the contract's schema; otherwise it is the number or the text. */
  readCell?: (cell: string) => unknown
}

type ProductFields = {
  [Name in FieldName]-?: ProductField &
    (Name extends 'specs' ? unknown : Required<Pick<ProductField, 'cell'>>) &
    (Name extends FormFieldName ? { form: z.ZodMiniType } : unknown) &
    (Name extends TextFieldName ? Required<Pick<ProductField, 'input'>> : unknown)
}

const rules = NewProduct.shape

/** Every field of a product: its input, in this order, its value in a conflict and its CSV column. */
export const productFields = {
  product: {
    label: 'Product',
    input: 'line',
    isWide: true,
    form: z.pipe(text('Name the product'), rules.product),
    cell: 'Write a name of 1 to 200 characters',
  },
  type: {
    label: 'Type',
    input: 'line',
    form: z.pipe(text('Name its type, like SSD'), rules.type),
    cell: 'Write a type of 1 to 60 characters, like SSD',
  },
  brand: {
    label: 'Brand',
    hint: 'Optional',
    input: 'line',
    form: optional(
      (text) => text,
      rules.brand,
      () => 'Write a brand of at most 60 characters',
    ),
    cell: 'Write a brand of 1 to 60 characters, or nothing',
    readCell: (cell) => cell.trim() || undefined,
  },
  partNumbers: {
    label: 'Part numbers',
    hint: 'Optional, one on each line',
    input: 'lines',
    form: optional(
      readLines,
      rules.partNumbers,
      listError({
        long: 'Write at most 10 part numbers',
        twins: 'Two of these part numbers are the same',
        line: 'write at most 100 characters, with a letter or a digit and without a semicolon',
      }),
    ),
    write: ({ partNumbers = [] }) => partNumbers.join('\n'),
    cell: 'Write up to 10 part numbers of 1 to 100 characters, separated by semicolons, or nothing',
    readCell: readList,
  },
  gtin: {
    label: 'GTIN',
    hint: 'Optional: the digits below the bar code',
    input: 'line',
    form: optional(plainGtin, rules.gtin, (_issue, gtin) =>
      /^(\d{8}|\d{12,14})$/.test(gtin ?? '')
        ? 'The check digit is wrong. Please compare each digit with the bar code.'
        : 'Write all 8, 12, 13 or 14 digits below the bar code',
    ),
    cell: 'Write the 8, 12, 13 or 14 digits below the bar code, or nothing',
    readCell: (cell) => cell.trim() || undefined,
  },
  price: {
    label: 'Price',
    hint: 'In dollars',
    input: 'decimal',
    form: z.pipe(
      z.pipe(
        z.string().check(
          z.refine((price) => !isAmbiguous(numberReadings(withoutCurrency(price))), {
            error: 'Write the thousands without a sign between them, like 1299.99',
            abort: true,
          }),
          z.overwrite(plainPrice),
          z.regex(/^\d+(\.\d{1,2})?$/, 'Write a price in dollars, like 129.99'),
        ),
        z.transform(Number),
      ),
      rules.price,
    ),
    show: ({ price }) => formatDollars(price),
    cell: 'Write dollars above 0 with at most two decimals, like 129.99',
  },
  available_quantity: {
    label: 'Available quantity',
    input: 'numeric',
    form: z.pipe(z.pipe(pieces(/^\d+$/), z.transform(Number)), rules.available_quantity),
    cell: 'Write a whole number from 0 to 1,000,000',
  },
  minimum_order: {
    label: 'Minimum order',
    input: 'numeric',
    form: z.pipe(z.pipe(pieces(/^\d+$/), z.transform(Number)), rules.minimum_order),
    cell: 'Write a whole number from 1 to 1,000,000',
  },
  reorderAt: {
    label: 'Low stock below',
    hint: 'Optional. By default 10, or twice the minimum order if that is more.',
    input: 'numeric',
    form: z.optional(
      z.pipe(
        z.pipe(
          pieces(/^\d*$/),
          z.transform((text) => (text === '' ? undefined : Number(text))),
        ),
        rules.reorderAt,
      ),
    ),
    show: ({ reorderAt }) => String(reorderAt ?? 'By default'),
    cell: 'Write a whole number from 0 to 1,000,000, or nothing',
  },
  image: {
    label: 'Image',
    isWide: true,
    form: imageRule('Choose a picture'),
    cell: 'Write an https address, or a path of this shop like /products/ssd.svg',
  },
  images: {
    label: 'Further images',
    hint: 'Optional: an https address or a path of this shop on each line',
    input: 'lines',
    isWide: true,
    form: optional(
      readLines,
      rules.images,
      listError({
        long: `Choose at most ${maxFurtherImages} further pictures`,
        line: 'write an https address, or a path of this shop like /products/ssd.svg',
      }),
    ),
    write: ({ images = [] }) => images.join('\n'),
    cell: 'Write up to 8 https addresses or paths of this shop, separated by spaces, or nothing',
    readCell: (cell) => readItems(cell, /\s+/),
  },
  description: {
    label: 'Description',
    input: 'paragraphs',
    isWide: true,
    form: z.pipe(text('Describe the product'), rules.description),
    cell: 'Write a text of 1 to 5,000 characters',
  },
  specs: {
    label: 'Specifications',
    isWide: true,
    form: z.pipe(
      z.pipe(
        z.optional(z.custom<SpecificationFormValues>()),
        z.transform((values = {}) => readSpecifications(values)),
      ),
      z.optional(Specifications),
    ),
    show: ({ specs }) => showSpecifications(specs),
  },
  facts: {
    label: 'More facts',
    hint: 'Optional, one on each line, like “Warranty: 5 years”',
    input: 'lines',
    isWide: true,
    form: optional(
      readFacts,
      rules.facts,
      listError({
        long: 'Write at most 30 facts',
        twins: 'Two of these facts have the same label',
        line: 'write a label of at most 60 characters, a colon and a value of at most 200',
      }),
    ),
    write: ({ facts = [] }) => writeFacts(facts).join('\n'),
    cell: 'Write up to 30 facts like “Warranty: 5 years”, separated by semicolons, or nothing',
    readCell: (cell) => readList(cell)?.map(readFact),
  },
  draft: {
    label: 'State',
    show: ({ draft }) => (draft ? 'Draft' : 'Published'),
    cell: 'Write true or false, or nothing',
    readCell: readDraft,
  },
} as const satisfies ProductFields

export const fieldNames = Object.keys(productFields) as FieldName[]

export const formFieldNames = fieldNames.filter((name) => name !== 'draft')

export const textFieldNames = formFieldNames.filter((name) => name !== 'image' && name !== 'specs')

export const formSchemas = Object.fromEntries(
  formFieldNames.map((name) => [name, productFields[name].form]),
) as { [Name in FormFieldName]: (typeof productFields)[Name]['form'] }

function text(ifEmpty: string) {
  return z.string().check(z.trim(), z.minLength(1, ifEmpty))
}

/** An empty text is no value. The input shows one message, also for an item of a list. */
function optional<Read, Value>(
  read: (text: string) => Read,
  rule: z.ZodMiniType<Value>,
  describe: (issue: z.core.$ZodIssue, input: Read | undefined) => string,
) {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        const input = text.trim() ? read(text.trim()) : undefined
        const { success, data, error } = rule.safeParse(input)
        if (success) return data
        for (const issue of error.issues.slice(0, 1)) {
          context.issues.push({ code: 'custom', input, message: describe(issue, input) })
        }
        return z.NEVER
      }),
    ),
  )
}

/** `line` says what an item must be. */
function listError({ long, twins = '', line }: { long: string; twins?: string; line: string }) {
  return ({ code, path: [index] = [] }: z.core.$ZodIssue) => {
    if (index !== undefined) return `Line ${Number(index) + 1}: ${line}`
    return code === 'too_big' ? long : twins
  }
}

function readItems(text: string, separator: RegExp): string[] | undefined {
  const items = text.split(separator).map((item) => item.trim())
  const filled = items.filter(Boolean)
  return filled.length > 0 ? filled : undefined
}

export function readLines(text: string) {
  return readItems(text, /\r?\n/)
}

function readList(cell: string) {
  return readItems(cell, /[;\n]/)
}

function readFacts(text: string) {
  return readLines(text)?.map(readFact)
}

/** A fact without a colon has no value, which the schema refuses. */
function readFact(text: string): Fact {
  const [label = '', ...value] = text.split(':')
  return { label, value: value.join(':') }
}

const writeFacts = (facts: Fact[]) => facts.map(({ label, value }) => `${label}: ${value}`)

function pieces(pattern: RegExp) {
  return z
    .string()
    .check(z.overwrite(plainNumber), z.regex(pattern, 'Write a whole number of pieces'))
}

/** A published product has no `draft`. */
function readDraft(cell: string): unknown {
  const state = cell.trim().toLowerCase()
  if (state === 'true') return true
  return state === 'false' || state === '' ? undefined : cell
}

function showSpecifications(specs: Specifications | undefined): string {
  if (!specs) return 'None'
  const facts = specificationEntries(specs).map(
    ({ field, lines }) => `${field.label}: ${lines.join('; ')}`,
  )
  return [...facts, ...(specs.sources?.map(({ url }) => url) ?? [])].join(', ')
}
