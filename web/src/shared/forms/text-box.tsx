import { Box } from '@mui/material'
import type { ComponentProps } from 'react'
import { sizes } from '#shared/theme/sizes.ts'

/** MUI's TextField would enlarge the landing page's first load. */
export function TextBox(input: ComponentProps<'input'>) {
  return <Box component="input" {...input} sx={styles} />
}

const styles = {
  minHeight: sizes.field,
  width: '100%',
  minWidth: 0,
  px: 1.75,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.disabled',
  borderRadius: 1,
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:hover': { borderColor: 'text.primary' },
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
}
