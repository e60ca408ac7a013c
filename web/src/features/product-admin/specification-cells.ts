import { choiceKey } from '@tech-house/api/parts/specifications/choice'
import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { joinItems, splitItems } from '#shared/csv/cell-list.ts'

type Fields = Readonly<Record<string, SpecificationField>>

/** A row or counts without anything, unlike an empty cell, which says nothing. */
const none = 'None'

/** The value of a specification in a cell. In a row of a list, items stand between slashes. */
export function writeValue(field: SpecificationField, value: unknown, isInRow = false): string {
  const separator = isInRow ? '/' : ';'
  switch (field.input) {
    case 'flag':
      return value ? 'yes' : 'no'
    case 'choices':
      return joinItems([value].flat().map(String), separator)
    case 'counts':
      return joinItems(writePairs(value, field.parts, String), separator) || none
    case 'rows':
      return joinItems(
        [value].flat().map((row) => writeRow(field.fields, row)),
        separator,
      )
    default:
      return String(value)
  }
}

function writeRow(fields: Fields, row: unknown): string {
  const labels = labelsOf(fields)
  const pairs = writePairs(row, labels, (value, name) => {
    const field = fields[name]
    return field ? writeValue(field, value, true) : ''
  })
  return joinItems(pairs, ',') || none
}

function writePairs(
  value: unknown,
  labels: Record<string, string>,
  write: (value: unknown, name: string) => string,
): string[] {
  const values = new Map<string, unknown>(Object.entries(value ?? {}))
  return Object.entries(labels)
    .filter(([name]) => values.has(name))
    .map(([name, label]) => `${label}: ${write(values.get(name), name)}`)
}

/** The input of the schema of the field. What is wrong stays a text, which the schema refuses. */
export function readValue(field: SpecificationField, cell: string, isInRow = false): unknown {
  const separator = isInRow ? '/' : ';'
  switch (field.input) {
    case 'number':
      return readNumber(cell)
    case 'flag':
      return readFlag(cell)
    case 'choice':
      return readChoice(field.options, cell)
    case 'choices':
      return splitItems(cell, separator).map((item) => readChoice(field.options, item))
    case 'counts':
      return isNone(cell) ? {} : readPairs(splitItems(cell, separator), field.parts, readNumber)
    case 'rows':
      return splitItems(cell, separator).map((row) => readRow(field.fields, row))
    default:
      return cell
  }
}

function readRow(fields: Fields, row: string): unknown {
  if (isNone(row)) return {}
  return readPairs(splitItems(row, ','), labelsOf(fields), (text, name) => {
    const field = fields[name]
    return field ? readValue(field, text, true) : text
  })
}

/** Pairs of label and value by the names of the labels; an unknown label is no name of the schema. */
function readPairs(
  pairs: string[],
  labels: Record<string, string>,
  read: (text: string, name: string) => unknown,
): Record<string, unknown> {
  const names = new Map(Object.entries(labels).map(([name, label]) => [choiceKey(label), name]))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [label = '', ...rest] = pair.split(':')
      const name = names.get(choiceKey(label)) ?? label
      return [name, read(rest.join(':').trim(), name)]
    }),
  )
}

const labelsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

const isNone = (cell: string) => choiceKey(cell) === choiceKey(none)

/** The number in plain digits; any other text, which a schema refuses. */
export const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

const readChoice = (options: readonly (string | number)[], text: string) =>
  typeof options[0] === 'number' ? readNumber(text) : text

/** Reads yes and no in the words of files. */
export function readFlag(text: string): unknown {
  const word = text.trim().toLowerCase()
  if (['yes', 'true', '1', 'x'].includes(word)) return true
  return ['no', 'false', '0'].includes(word) ? false : text
}

export const writeSource = ({ url, checkedOn }: { url: string; checkedOn: string }): string =>
  `${url} (${checkedOn})`

/** A source without a day is refused by the schema. */
export function readSource(text: string): unknown {
  const [, url, checkedOn] = text.match(/^(.*\S)\s*\((\d{4}-\d{2}-\d{2})\)$/s) ?? []
  return { url: url ?? text, checkedOn }
}

/** What a cell of this field may say. */
export function cellHint(field: SpecificationField): string {
  switch (field.input) {
    case 'number': {
      const { min, max, unit, decimal } = field
      return `Write a ${decimal ? '' : 'whole '}number from ${min} to ${max}${unit ? `, in ${unit}` : ''}`
    }
    case 'flag':
      return 'Write yes or no'
    case 'text':
      return field.isUrl ? 'Write an https address' : 'Write one line of at most 200 characters'
    case 'choice':
      return `Write a value such as ${field.options.slice(0, 3).join(' or ')}`
    case 'choices':
      return `Write values such as ${joinItems(field.options.slice(0, 3).map(String), ';')}`
    case 'counts':
      return `Write counts such as ${joinItems(exampleCounts(field.parts), ';')}, or None`
    case 'rows':
      return `Write rows such as ${joinItems(exampleRow(field.fields), ',')}, separated by semicolons`
  }
}

const exampleCounts = (parts: Record<string, string>) =>
  Object.values(parts)
    .slice(0, 2)
    .map((label, index) => `${label}: ${index + 1}`)

const exampleRow = (fields: Fields) =>
  Object.values(fields).flatMap((field) =>
    'options' in field ? `${field.label}: ${field.options[0]}` : [],
  )
