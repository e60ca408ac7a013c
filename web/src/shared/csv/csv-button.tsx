import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { saveFile } from '../save-file.ts'
import { unlessDoubleClick } from '../ui/unless-double-click.ts'
import { useSafeMutation } from '../writes/use-safe-mutation.ts'

export interface CsvButtonProps {
  /** The name of the file, without `.csv`. */
  name: string
  children?: ReactNode
}

export function CsvButton(props: CsvButtonProps & { write: () => Promise<string> }) {
  const { name, write, children = 'Export CSV' } = props
  const save = useSafeMutation({
    mutationFn: async () => saveFile(`${name}.csv`, await write()),
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
