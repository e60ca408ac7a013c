import { Box } from '@mui/material'
import { outlinedPaper } from '../theme/sizes.ts'

/** A code sample; the keyboard can scroll it when it is wider than the page. */
export function Code({ children }: { children: string }) {
  return (
    <Box component="pre" role="group" aria-label="Code sample" tabIndex={0} sx={codeStyles}>
      <code>{children.trim()}</code>
    </Box>
  )
}

export const codeStyles = {
  m: 0,
  p: { xs: 2, sm: 3 },
  overflowX: 'auto',
  ...outlinedPaper,
  borderLeft: 4,
  borderLeftColor: 'secondary.main',
}
