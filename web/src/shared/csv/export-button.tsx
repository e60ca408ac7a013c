import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { saveFile } from '../save-file.ts'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'

interface Props<Row> {
  /** The name of the file, without `.csv`. */
  name: string
  columns: (keyof Row & string)[]
  read: () => Promise<Row[]>
  children?: ReactNode
}

export function ExportButton<Row extends object>(props: Props<Row>) {
  const { name, columns, read, children = 'Export CSV' } = props
  const save = useSafeMutation({
    mutationFn: async () => {
      const [rows, { toCsv }] = await Promise.all([read(), import('./to-csv.ts')])
      saveFile(`${name}.csv`, toCsv(columns, rows))
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
