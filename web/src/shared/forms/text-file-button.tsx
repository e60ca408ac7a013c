import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Box, Button } from '@mui/material'

interface Props {
  isDisabled?: boolean
  onChoose: (file: File) => void
}

/** Chooses a text or CSV file; the same file can be chosen again. */
export function TextFileButton({ isDisabled = false, onChoose }: Props) {
  return (
    <Box sx={{ position: 'relative' }}>
      {/* Only looks like a button: the control is the invisible input above it. */}
      <Button
        component="span"
        aria-hidden
        tabIndex={-1}
        variant="outlined"
        startIcon={<UploadIcon />}
      >
        Choose a file
      </Button>
      <input
        type="file"
        aria-label="Choose a file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        disabled={isDisabled}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChoose(file)
        }}
        style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  )
}
