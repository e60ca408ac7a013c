import { Box, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useState } from 'react'
import { TextFileButton } from '#shared/forms/text-file-button.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface Props {
  template: ReactNode
  /** Pasted rows are a file without a name. */
  onFile: (file: File) => void
}

export function DropArea({ template, onFile }: Props) {
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
        <TextFileButton more=".xlsx" onChoose={onFile} />
        <Typography sx={onlyMouse}>or drop a file here</Typography>
        <Box sx={{ minWidth: 0 }}>{template}</Box>
      </Box>
      <TextField
        label="Or paste rows"
        helperText="Copy them from a spreadsheet, with the names of the columns."
        value=""
        slotProps={{ inputLabel: { shrink: true } }}
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
  border: 2,
  borderStyle: 'dashed',
  borderRadius: 1,
}

const onlyMouse = { '@media (pointer: coarse)': { display: 'none' } }
