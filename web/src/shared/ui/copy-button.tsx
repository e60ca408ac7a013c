import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { toastError, toastSuccess } from '../toast.ts'

interface Props {
  text: () => string
  done: string
  failed: string
  children: ReactNode
}

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
