import { CsvButton, type CsvButtonProps } from './csv-button.tsx'

/** Every field of a row: whether it is a column, in this order. */
export type Columns<Row> = Record<keyof Row & string, boolean>

interface Props<Row> extends CsvButtonProps {
  columns: Columns<Row>
  read: () => Promise<Row[]>
}

export function ExportButton<Row extends object>({ columns, read, ...props }: Props<Row>) {
  async function write() {
    const [rows, { toCsv }] = await Promise.all([read(), import('./to-csv.ts')])
    const fields = Object.keys(columns) as (keyof typeof columns)[]
    return toCsv(
      fields.filter((field) => columns[field]),
      rows,
    )
  }

  return <CsvButton {...props} write={write} />
}
