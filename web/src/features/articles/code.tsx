import { Box } from '@mui/material'

/** A sample; the keyboard can scroll it when it is wider than the page. */
export function Code({ children }: { children: string }) {
  return (
    <Box component="pre" role="group" aria-label="Code sample" tabIndex={0} sx={sheet}>
      <code>{children.trim()}</code>
    </Box>
  )
}

const sheet = {
  m: 0,
  p: { xs: 2, sm: 3 },
  overflowX: 'auto',
  borderRadius: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderLeft: '4px solid',
  borderLeftColor: 'secondary.main',
  bgcolor: 'background.paper',
  fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
  lineHeight: 1.6,
  tabSize: 2,
}
