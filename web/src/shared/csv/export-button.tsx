import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import { saveFile } from '../save-file.ts'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'

interface Props<Row> {
  /** The name of the file, without `.csv`. */
  name: string
  columns: (keyof Row & string)[]
  read: () => Promise<Row[]>
}

/** Saves rows of the shop as a CSV file. */
export function ExportButton<Row extends object>({ name, columns, read }: Props<Row>) {
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
      onClick={unlessDoubleClick(save.mutate)}
    >
      Export CSV
    </Button>
  )
}
