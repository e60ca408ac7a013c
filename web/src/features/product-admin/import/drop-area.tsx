import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { toCsv } from '#shared/csv/to-csv.ts'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { saveFile } from '#shared/save-file.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  sample: { name: `${string}.csv`; row: object }
  /** Pasted rows are a file without a name. */
  onFile: (file: File) => void
}

/** Takes a CSV file that is chosen, dropped or pasted, and offers a sample of one. */
export function DropArea({ sample: { name, row }, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser opens the file.
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    const [file] = event.type === 'drop' ? event.dataTransfer.files : []
    if (file) onFile(file)
  }

  return (
    <Box
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
      sx={{ ...area, borderColor: isOver ? 'primary.main' : 'text.disabled' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextFileButton onChoose={onFile} />
        <Typography sx={onlyMouse}>or drop a file here</Typography>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => saveFile(name, toCsv(Object.keys(row) as never[], [row]))}
        >
          Download a sample
        </Button>
      </Box>
      <TextField
        label="Or paste rows of a spreadsheet"
        helperText="Copy them with the names of the columns."
        value=""
        onPaste={({ clipboardData }) => {
          const [file = new File([clipboardData.getData('text')], '')] = clipboardData.files
          onFile(file)
        }}
      />
    </Box>
  )
}

const area = {
  display: 'grid',
  gap: 2,
  maxWidth: sizes.wideForm,
  p: { xs: 2, sm: 3 },
  border: '2px dashed',
  borderRadius: 1,
}

const onlyMouse = { '@media (pointer: coarse)': { display: 'none' } }
