import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { saveFile } from '../save-file.ts'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'

/** Every field of a row: whether it is a column, in this order. */
export type Columns<Row> = Record<keyof Row & string, boolean>

export const columnsOf = <const Name extends string>(fields: readonly Name[]) =>
  Object.fromEntries(fields.map((field) => [field, true])) as Record<Name, true>

interface Props<Row> {
  /** The name of the file, without `.csv`. */
  name: string
  columns: Columns<Row>
  read: () => Promise<Row[]>
  children?: ReactNode
}

export function ExportButton<Row extends object>(props: Props<Row>) {
  const { name, columns, read, children = 'Export CSV' } = props
  const save = useSafeMutation({
    mutationFn: async () => {
      const [rows, { toCsv }] = await Promise.all([read(), import('./to-csv.ts')])
      const fields = Object.keys(columns) as (keyof typeof columns)[]
      const chosen = fields.filter((field) => columns[field])
      saveFile(`${name}.csv`, toCsv(chosen, rows))
    },
  })

  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={save.isPending}
      loadingPosition="start"
      sx={{ justifySelf: 'start' }}
      onClick={unlessDoubleClick(save.mutate)}
    >
      <span>{children}</span>
    </Button>
  )
}
