import { choiceKey } from '@tech-house/api/parts/specifications/choice'
import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { valueFormat } from '#shared/specifications/value-format.ts'
import {
  joinItems,
  list,
  number,
  plain,
  type Separator,
  splitItems,
  type TextFormat,
} from '#shared/text-format.ts'

/** Nothing of a row or of counts, unlike an empty cell, which says nothing. */
const none = 'None'

type Pair = [name: string, label: string, format: TextFormat]

/** Pairs like `Key: M`. An unknown label is a name that the schema refuses. */
function pairs(fields: Pair[], by: Separator): TextFormat {
  const find = (label: string) => fields.find(([, known]) => choiceKey(known) === choiceKey(label))

  function readPair(pair: string) {
    const [label = '', ...rest] = pair.split(':')
    const [name, , { read }] = find(label) ?? [label, label, plain]
    return [name, read(rest.join(':').trim())]
  }
  return {
    write: (value: Record<string, never>) =>
      joinItems(
        fields.flatMap(([name, label, { write }]) =>
          name in value ? `${label}: ${write(value[name] as never)}` : [],
        ),
        by,
      ) || none,
    read: (text) =>
      choiceKey(text) === choiceKey(none)
        ? {}
        : Object.fromEntries(splitItems(text, by).map(readPair)),
  }
}

/** In a row of a list, items stand between slashes. */
export function cellFormat(field: SpecificationField, separator: Separator = ';'): TextFormat {
  if (field.input === 'counts') {
    const counts = Object.entries(field.parts)
    return pairs(
      counts.map(([name, label]) => [name, label, number]),
      separator,
    )
  }
  if (field.input !== 'rows') return valueFormat(field, separator)
  const columns = Object.entries(field.fields).map(([name, column]): Pair => {
    return [name, column.label, cellFormat(column, '/')]
  })
  return list(pairs(columns, ','), separator)
}

/** How a cell may have a field. */
export function cellExample(field: SpecificationField, separator: Separator = ';'): string {
  switch (field.input) {
    case 'number':
      return String(field.min)
    case 'flag':
      return 'yes'
    case 'text':
      return field.isUrl ? 'https://example.com' : field.label
    case 'choice':
      return String(field.options[0])
    case 'choices':
      return joinItems(field.options.slice(0, 2).map(String), separator)
    case 'counts':
      return joinItems(
        Object.values(field.parts)
          .slice(0, 2)
          .map((label) => `${label}: 1`),
        separator,
      )
    case 'rows':
      return Object.values(field.fields)
        .filter((column) => 'options' in column)
        .slice(0, 2)
        .map((column) => `${column.label}: ${cellExample(column, '/')}`)
        .join(', ')
  }
}

/** What a cell may say, where the schema has no text for it. */
export function cellHint(field: SpecificationField): string | undefined {
  if (field.input === 'flag') return 'Write yes or no'
  return field.input === 'counts' || field.input === 'rows'
    ? `Write it like “${cellExample(field)}”`
    : undefined
}
