import { formatPrice } from '@tech-house/api/parts/format-number'
import {
  type DecimalMark,
  isAmbiguous,
  numberReadings,
  type Readings,
  withoutCurrency,
} from '#shared/read-number.ts'
import type { NumberFormat } from '../product-columns.ts'

interface NumberColumn {
  name: string
  number: NumberFormat
  texts: string[]
}

export interface NumberQuestion {
  column: string
  text: string
  readings: Record<DecimalMark, string>
  answer: DecimalMark | undefined
}

/** The mark before the decimals, by the names of columns. */
export type Answers = Partial<Record<string, DecimalMark>>

export type CellReader = (text: string) => { value: number | string | undefined; problem?: string }

/** Numbers with one reading decide the mark of their column, or else of the file; otherwise the user is asked. */
export function numberColumns(columns: NumberColumn[], answers: Answers) {
  const readers = new Map<string, CellReader>()
  const questions: NumberQuestion[] = []
  const notes: string[] = []
  const inFile = columns.flatMap(({ texts }) => marksIn(texts, false))

  for (const column of columns) {
    const { mark, question, note } = decide(column, inFile, answers[column.name])
    if (question) questions.push(question)
    if (question && mark) inFile.push(mark)
    if (note) notes.push(note)
    readers.set(column.name, cellReader(column.number === 'whole', mark ?? '.'))
  }
  return { readers, questions, notes }
}

function decide(
  { name, number, texts }: NumberColumn,
  inFile: DecimalMark[],
  answer: DecimalMark | undefined,
): { mark?: DecimalMark | undefined; question?: NumberQuestion; note?: string } {
  const isWhole = number === 'whole'
  const inColumn = marksIn(texts, isWhole)
  const text = texts.find((text) => isAmbiguous(findReadings(text, isWhole)))
  if (text === undefined) {
    // The rarer one is a mistake.
    const commas = inColumn.filter((mark) => mark === ',').length
    return { mark: commas * 2 > inColumn.length ? ',' : '.' }
  }
  const plain = findReadings(text, isWhole)
  const format = number === 'price' ? formatPrice : (plain: number) => plain.toLocaleString('en-US')
  const readings = { '.': format(Number(plain['.'])), ',': format(Number(plain[','])) }
  const [proven, ...others] = new Set(inColumn.length > 0 ? inColumn : inFile)
  // Prices do not prove that `1.000` pieces are 1.
  const isUnusual = isWhole && inColumn.length === 0 && plain[proven ?? '.']?.includes('.')
  return proven && others.length === 0 && !isUnusual
    ? { mark: proven, note: `${text} in column ${name} is read as ${readings[proven]}.` }
    : { mark: answer, question: { column: name, text, readings, answer } }
}

function cellReader(isWhole: boolean, mark: DecimalMark): CellReader {
  const problem = `Enter the decimals after a “${mark}”, like in the rest of this column`
  return (text) => {
    const readings = findReadings(text, isWhole)
    const plain = readings[mark]
    if (plain !== undefined) return { value: Number(plain) }
    const isOther = Object.keys(readings).length > 0
    return { value: text.trim() || undefined, ...(isOther && { problem }) }
  }
}

function findReadings(text: string, isWhole: boolean): Readings {
  const readings = Object.entries(numberReadings(isWhole ? text : withoutCurrency(text)))
  return Object.fromEntries(
    readings.filter(([, plain]) => !isWhole || Number.isInteger(Number(plain))),
  )
}

const marksIn = (texts: string[], isWhole: boolean): DecimalMark[] =>
  texts.flatMap((text) => {
    const { '.': point, ',': comma } = findReadings(text, isWhole)
    return point === comma || (point && comma) ? [] : point ? '.' : ','
  })
