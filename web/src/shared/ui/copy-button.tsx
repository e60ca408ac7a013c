import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { toastError, toastSuccess } from '../toast.ts'

interface Props {
  /** What is copied. */
  text: () => string
  /** Said after it is copied. */
  done: string
  /** Said if the browser refuses. */
  failed: string
  children: ReactNode
}

/** A button that copies a text. */
export function CopyButton({ text, done, failed, children }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      void toastSuccess(done)
    } catch {
      void toastError(failed)
    }
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ContentCopyOutlinedIcon />}
      onClick={copy}
      sx={{ justifySelf: 'start' }}
    >
      <span>{children}</span>
    </Button>
  )
}
