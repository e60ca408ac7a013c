import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { sizes } from '../theme/sizes.ts'

interface Props {
  label: string
  /** Where the label stands beside it already, as in a table. */
  hidesLabel?: boolean
  value: string
  disabled?: boolean
  onChange: (value: string) => void
  children: ReactNode
}

/** The browser's own select, without the code of MUI's. */
export function NativeSelect(props: Props) {
  const { label, hidesLabel = false, value, disabled, onChange, children } = props
  return (
    <Box component="label" sx={styles}>
      {!hidesLabel && <span>{label}</span>}
      <select
        className="text-box"
        {...(hidesLabel && { 'aria-label': label })}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </Box>
  )
}

const styles = {
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& select': { flex: 1, minHeight: sizes.touch, px: 1.25 },
}
