import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { FileButton } from './file-button.tsx'

interface Props {
  isDisabled?: boolean
  /** Endings of further files, such as `.xlsx`. */
  more?: string
  onChoose: (file: File) => void
}

/** Chooses a text or CSV file; the same file can be chosen again. */
export function TextFileButton({ isDisabled = false, more, onChoose }: Props) {
  return (
    <FileButton
      button={{ startIcon: <UploadIcon />, children: 'Choose a file' }}
      aria-label="Choose a file"
      accept={[more, '.csv,.tsv,.txt,text/csv,text/plain'].filter(Boolean).join(',')}
      disabled={isDisabled}
      onChange={({ target }) => {
        const file = target.files?.[0]
        target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
