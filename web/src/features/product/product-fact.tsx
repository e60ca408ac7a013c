import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** One line of a product's `dl`. */
export function ProductFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Typography>
    </Box>
  )
}
