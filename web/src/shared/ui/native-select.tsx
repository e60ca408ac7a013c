import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { sizes } from '../theme/sizes.ts'

interface Props {
  label: string
  /** Where the label stands beside it already, as in a table. */
  hidesLabel?: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** The browser's own select, without the code of MUI's. */
export function NativeSelect({ label, hidesLabel = false, value, onChange, children }: Props) {
  return (
    <Box component="label" sx={{ display: 'flex', minWidth: 0, alignItems: 'center', gap: 1 }}>
      {!hidesLabel && (
        <Typography variant="body2" component="span">
          {label}
        </Typography>
      )}
      <Box
        component="select"
        {...(hidesLabel && { 'aria-label': label })}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        sx={styles}
      >
        {children}
      </Box>
    </Box>
  )
}

const styles = {
  flex: 1,
  minWidth: 0,
  minHeight: sizes.touch,
  px: 1.25,
  typography: 'body2',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
}
