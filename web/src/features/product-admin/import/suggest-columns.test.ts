import { expect, test } from 'vitest'
import { productColumns } from '../product-columns.ts'
import {
  assignmentProblems,
  columnLabel,
  netPriceNotes,
  suggestColumns,
} from './suggest-columns.ts'

const tableOf = (headings: string[], ...rows: (string | number)[][]) => ({
  headings,
  rows: rows.map((cells, row) => ({ row: row + 2, cells })),
  notes: [],
})

const suggest = (...headings: string[]) => suggestColumns(tableOf(headings))

test('headings of suppliers in English and German are assigned to the fields that they mean [IMPORT-1]', () => {
  expect(
    suggest('Art.-Nr.', 'Hersteller', 'EAN', 'Preis (EUR)', 'Lagerbestand', 'Bezeichnung', 'Farbe'),
  ).toEqual(['partNumbers', 'brand', 'gtin', 'price', 'available_quantity', 'product', ''])
  expect(suggest('MPN', 'Vendor', 'UPC', 'Unit price', 'Qty', 'Product name', 'Delivery')).toEqual([
    'partNumbers',
    'brand',
    'gtin',
    'price',
    'available_quantity',
    'product',
    '',
  ])
})

test('each column of an export is assigned to its field, by key and by label [IMPORT-1, SPEC-3]', () => {
  const keys = productColumns.map(({ key }) => key)
  expect(suggest(...keys)).toEqual(keys)
  // Suppliers mean the type of a product by “Category”.
  const others = productColumns.filter(({ label }) => label !== 'Category')
  expect(suggest(...others.map(({ label }) => label))).toEqual(others.map(({ key }) => key))
})

test('a specification is suggested only beside the kind of part [IMPORT-1]', () => {
  expect(suggest('MPN', 'Socket', 'specs.cores')).toEqual(['partNumbers', '', ''])
  expect(suggest('MPN', 'Socket', 'Kind of part')).toEqual([
    'partNumbers',
    'specs.socket',
    'specs.kind',
  ])
})

test.each([
  ['VK brutto', 'price'],
  ['Bruttopreis', 'price'],
  ['Preis inkl. 19 % MwSt.', 'price'],
  ['Min', 'minimum_order'],
  ['Mindestabnahme (Stk)', 'minimum_order'],
  ['Sockel', 'specs.socket'],
  ['Bildwiederholrate (Hz)', 'specs.refreshHz'],
  ['Status', ''],
  ['Nettogewicht', ''],
  ['Shipping cost', ''],
  ['Händlerartikelnummer', ''],
])('the heading “%s” is assigned to %s [IMPORT-1]', (heading, key) => {
  expect(suggest('MPN', 'Bauteil', heading)[2]).toBe(key)
  expect(netPriceNotes(tableOf([heading]), [''])).toEqual([])
})

test.each([
  'Nettopreis',
  'VK netto',
  'Preis (netto)',
  'Net price (EUR)',
  'Price excl. VAT',
  'Preis zzgl. MwSt.',
  'UVP ohne USt',
  'Dealer price',
  'Händlerpreis',
  'EK',
  'Einkaufspreis netto',
  'Cost',
])('“%s” is no selling price before somebody confirms it [IMPORT-1]', (heading) => {
  const table = tableOf(['MPN', heading, 'VK'])
  expect(suggestColumns(table)).toEqual(['partNumbers', '', 'price'])
  expect(netPriceNotes(table, ['partNumbers', '', 'price'])).toEqual([])
  expect(suggest('MPN', heading)).toEqual(['partNumbers', ''])
  const sign = `“${heading}” sounds like prices without tax, or for dealers.`
  expect(netPriceNotes(table, ['partNumbers', '', ''])).toEqual([
    `${sign} Do customers pay them? Then assign it to Price.`,
  ])
  expect(netPriceNotes(table, ['partNumbers', 'price', ''])).toEqual([
    `${sign} Customers will pay them as they are.`,
  ])
})

test('of two headings for one field the surer one is taken, and two equal ones are asked for [IMPORT-1]', () => {
  expect(suggest('Artikelnummer', 'Herstellernummer')).toEqual(['', 'partNumbers'])
  const table = tableOf(['SKU', 'Preis', 'Preis', ''])
  const assignment = suggestColumns(table)
  expect(assignment).toEqual(['partNumbers', 'price', 'price', ''])
  expect(table.headings.map((_, index) => columnLabel(table, index))).toEqual([
    'SKU',
    'Preis (column 2)',
    'Preis (column 3)',
    'Column 4',
  ])
  expect(assignmentProblems(table, assignment)).toEqual([
    '“Preis (column 2)” and “Preis (column 3)” are both assigned to Price. Choose one.',
  ])
  expect(assignmentProblems(table, ['', 'price', '', ''])).toEqual([
    expect.stringMatching(/^Assign a column to Part numbers, GTIN, Id or Product/),
  ])
})

test('a heading that says nothing is assigned by its content [IMPORT-1]', () => {
  const picture = 'https://a.example/b.JPG?w=200'
  const table = tableOf(
    ['A1', 'A2', 'A3', 'A4'],
    [4006381333931, picture, '4006381333932', 'https://a.example'],
    ['', picture, '4006381333931', picture],
  )
  expect(suggestColumns(table)).toEqual(['gtin', 'image', '', ''])
})
