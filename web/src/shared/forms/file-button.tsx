import { Box, Button, type ButtonProps } from '@mui/material'
import type { ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  button: Pick<ButtonProps, 'fullWidth' | 'color' | 'disabled' | 'startIcon' | 'children'>
}

/** A file input that looks like a button: the control is the invisible input above it. */
export function FileButton({ button, ...input }: Props) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Button {...button} component="span" aria-hidden tabIndex={-1} variant="outlined" />
      <input {...input} type="file" style={invisible} />
    </Box>
  )
}

const invisible = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const
