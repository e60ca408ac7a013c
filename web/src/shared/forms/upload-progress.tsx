import { Box } from '@mui/material'

interface Props {
  label: string
  /** From 0 to 1. */
  sent: number
}

export function UploadProgress({ label, sent }: Props) {
  return <Box component="progress" aria-label={label} value={sent} sx={bar} />
}

const bar = { width: '100%', accentColor: 'var(--mui-palette-primary-main)' }
