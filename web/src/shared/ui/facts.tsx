import { Box, type SxProps } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

export type Fact = [label: string, fact: ReactNode]

/** Leaves out what is not known. */
export function Facts({ facts, sx }: { facts: Fact[]; sx?: SxProps }) {
  return (
    <Box component="dl" sx={sx}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ),
      )}
    </Box>
  )
}

export const factColumns = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: { xs: 1.5, sm: 3 },
  rowGap: 1,
  my: 3,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
}
