import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { FileButton } from './file-button.tsx'

interface Props {
  isDisabled?: boolean
  onChoose: (file: File) => void
}

/** Chooses a text or CSV file; the same file can be chosen again. */
export function TextFileButton({ isDisabled = false, onChoose }: Props) {
  return (
    <FileButton
      button={{ startIcon: <UploadIcon />, children: 'Choose a file' }}
      aria-label="Choose a file"
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      disabled={isDisabled}
      onChange={({ target }) => {
        const file = target.files?.[0]
        target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
