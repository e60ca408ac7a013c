import { choiceKey } from '@tech-house/api/parts/specifications/choice'
import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import { joinItems, type Separator, splitItems } from '#shared/csv/cell-list.ts'

/** How a cell has a value. What `read` does not understand stays a text, which a schema refuses. */
export interface CellFormat {
  /** Takes only the values of its schema. */
  write: (value: never) => string
  read: (text: string) => unknown
}

export const plain: CellFormat = { write: String, read: (text) => text }

/** In plain digits with a decimal point. */
export const number: CellFormat = {
  write: String,
  read: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
}

export const flag = (yes: string, no: string): CellFormat => ({
  write: (value: boolean) => (value ? yes : no),
  read: (text) => {
    const word = text.toLowerCase()
    if (['yes', 'true', '1', 'x'].includes(word)) return true
    return ['no', 'false', '0'].includes(word) ? false : text
  },
})

export const list = ({ write, read }: CellFormat, separator: Separator = ';'): CellFormat => ({
  write: (items: never[]) => joinItems(items.map(write), separator),
  read: (text) => splitItems(text, separator).map(read),
})

/** Nothing of a row or of counts, unlike an empty cell, which says nothing. */
const none = 'None'

/** Pairs like `Key: M`. An unknown label is a name that the schema refuses. */
function pairs(fields: [name: string, label: string, CellFormat][], by: Separator): CellFormat {
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
export function cellFormat(field: SpecificationField, separator: Separator = ';'): CellFormat {
  switch (field.input) {
    case 'number':
      return number
    case 'flag':
      return flag('yes', 'no')
    case 'choice':
      return typeof field.options[0] === 'number' ? number : plain
    case 'choices':
      return list(typeof field.options[0] === 'number' ? number : plain, separator)
    case 'counts':
      return pairs(
        Object.entries(field.parts).map(([name, label]) => [name, label, number]),
        separator,
      )
    case 'rows':
      return list(
        pairs(
          Object.entries(field.fields).map(([name, column]) => [
            name,
            column.label,
            cellFormat(column, '/'),
          ]),
          ',',
        ),
      )
    default:
      return plain
  }
}

/** What a cell may say, where the schema has no text for it. */
export function cellHint(field: SpecificationField): string | undefined {
  if (field.input === 'flag') return 'Write yes or no'
  if (field.input !== 'counts' && field.input !== 'rows') return undefined
  const example =
    field.input === 'counts'
      ? Object.values(field.parts).map((label) => `${label}: 1`)
      : Object.values(field.fields).flatMap((column) =>
          'options' in column ? `${column.label}: ${column.options[0]}` : [],
        )
  return `Write it like “${joinItems(example.slice(0, 2), field.input === 'counts' ? ';' : ',')}”`
}
