import { maxFurtherImages } from '@tech-house/api/contract/catalog/image-limits'
import { isGtin, plainGtin } from '@tech-house/api/contract/catalog/item-numbers'
import type { ProductEdit } from '@tech-house/api/contract/catalog/managed-product'
import type { Fact, NewProduct } from '@tech-house/api/contract/catalog/product'
import { currencyDecimals } from '@tech-house/api/parts/currency-format'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { currency } from '@tech-house/shop'
import { flag, plain, type TextFormat } from '#shared/text-format.ts'

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
  isOptional?: true
  /** How a text has the value, or an item of a list; otherwise as it is. */
  format?: TextFormat
  /** How two edits show their values; otherwise as the form does. */
  show?: (edit: ProductEdit) => string
  /** What to write, for a value that is refused. */
  rule?: string
}

type ProductFields = {
  [Name in FieldName]-?: ProductField &
    (Name extends 'specs' ? unknown : Required<Pick<ProductField, 'rule'>>) &
    (Name extends TextFieldName ? Required<Pick<ProductField, 'input'>> : unknown)
}

/** The API keeps hundredths. */
export const priceDecimals = currencyDecimals && 2
export const priceExample = (129.99).toFixed(priceDecimals)

export const factFormat: TextFormat = {
  write: ({ label, value }: Fact) => `${label}: ${value}`,
  // A fact without a colon has no value, which the schema refuses.
  read: (text) => {
    const [label = '', ...value] = text.split(':')
    return { label, value: value.join(':') }
  },
}

/** Spreadsheets drop the zeros before a number: those of a GTIN-12 or GTIN-13. */
function withZeros(text: string): string {
  const digits = plainGtin(text)
  return [digits, digits.padStart(12, '0'), digits.padStart(13, '0')].find(isGtin) ?? digits
}

const isDraft = flag('true', 'false')
const states: Partial<Record<string, boolean>> = {
  draft: true,
  entwurf: true,
  unpublished: true,
  published: false,
  veröffentlicht: false,
}

/** Every field of a product: its input, in this order, its value in a conflict and its CSV column. */
export const productFields = {
  product: {
    label: 'Product',
    input: 'line',
    isWide: true,
    rule: 'Enter a name (1–200 characters)',
  },
  type: {
    label: 'Type',
    input: 'line',
    rule: 'Enter a type (1–60 characters), like SSD',
  },
  brand: {
    label: 'Brand',
    hint: 'Optional',
    input: 'line',
    isOptional: true,
    rule: 'Use at most 60 characters',
  },
  partNumbers: {
    label: 'Part numbers',
    hint: 'Optional, one on each line',
    input: 'lines',
    isOptional: true,
    rule: 'Write up to 10 different part numbers of at most 100 characters, without semicolons; nothing instead of N/A or 0',
  },
  gtin: {
    label: 'GTIN',
    hint: 'Optional: the digits below the bar code',
    input: 'line',
    format: { ...plain, read: withZeros },
    isOptional: true,
    rule: 'Compare each digit with the bar code: there are 8, 12, 13 or 14, and the last one checks the others',
  },
  price: {
    label: 'Price',
    hint: `In ${currency}`,
    input: 'decimal',
    show: ({ price }) => formatPrice(price),
    rule: `Enter a price above 0 with at most ${priceDecimals} decimals, like ${priceExample}`,
  },
  available_quantity: {
    label: 'Available quantity',
    input: 'numeric',
    rule: 'Enter a whole number from 0 to 1,000,000',
  },
  minimum_order: {
    label: 'Minimum order',
    input: 'numeric',
    rule: 'Enter a whole number from 1 to 1,000,000',
  },
  reorderAt: {
    label: 'Low stock below',
    hint: 'Optional. By default 10, or twice the minimum order if that is more.',
    input: 'numeric',
    isOptional: true,
    show: ({ reorderAt }) => String(reorderAt ?? 'By default'),
    rule: 'Enter a whole number from 0 to 1,000,000',
  },
  image: {
    label: 'Image',
    isWide: true,
    rule: 'Enter an https address, or a path of this shop like /products/ssd.svg',
  },
  images: {
    label: 'Further images',
    input: 'lines',
    isWide: true,
    rule: `Choose up to ${maxFurtherImages} different pictures by https addresses, or paths of this shop like /products/ssd.svg`,
  },
  description: {
    label: 'Description',
    input: 'paragraphs',
    isWide: true,
    rule: 'Enter a text (1–5,000 characters)',
  },
  specs: {
    label: 'Specifications',
    isWide: true,
    show: ({ specs }) => showSpecifications(specs),
  },
  facts: {
    label: 'More facts',
    hint: 'Optional, one on each line, like “Warranty: 5 years”',
    input: 'lines',
    isWide: true,
    format: factFormat,
    isOptional: true,
    rule: 'Write up to 30 facts like “Warranty: 5 years”, with different labels of at most 60 characters and values of at most 200',
  },
  draft: {
    label: 'State',
    format: { ...isDraft, read: (text) => states[text.toLowerCase()] ?? isDraft.read(text) },
    show: ({ draft }) => (draft ? 'Draft' : 'Published'),
    rule: 'Write draft or published',
  },
} as const satisfies ProductFields

export const fieldNames = Object.keys(productFields) as FieldName[]

export const formFieldNames = fieldNames.filter((name) => name !== 'draft')

export const textFieldNames = formFieldNames.filter((name) => name !== 'image' && name !== 'specs')

/** The text of a field in the form, which `ProductForm` reads back. */
export function formText(name: FieldName, product: Partial<NewProduct>): string {
  const { input, format = plain }: ProductField = productFields[name]
  const value = product[name]
  if (value === undefined) return ''
  const items = input === 'lines' ? [value].flat() : [value]
  return items.map((item) => format.write(item as never)).join('\n')
}

export function readLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean)
}

function showSpecifications(specs: Specifications | undefined): string {
  if (!specs) return 'None'
  const facts = specificationEntries(specs).map(
    ({ field, lines }) => `${field.label}: ${lines.join('; ')}`,
  )
  return [...facts, ...(specs.sources?.map(({ url }) => url) ?? [])].join(', ')
}
