import { Box, Typography } from '@mui/material'
import { sizes } from '../../theme/sizes.ts'
import type { Elements } from '../elements.ts'

interface Props {
  title: string
  hint: string
  /** `h1` where it is the page's main content. */
  heading?: 'h1' | 'h2'
  children?: Elements
}

export function EmptyState({ title, hint, heading = 'h2', children }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 5, textAlign: 'center' }}>
      <img src="/empty-tray.svg" alt="" width={sizes.image} height={178} />
      <Typography variant={heading === 'h1' ? 'h2' : 'h3'} component={heading} sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{hint}</Typography>
      {children}
    </Box>
  )
}
