import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { EmptyTray } from '../art/empty-tray.tsx'

interface Props {
  title: string
  hint: string
  /** A way on from here. */
  action?: { label: string; to: string }
}

/** What a list says while there is nothing in it. */
export function EmptyState({ title, hint, action }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 5, textAlign: 'center' }}>
      <EmptyTray />
      <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
      {action && (
        <Button component={Link} to={action.to} variant="contained" sx={{ mt: 2 }}>
          {action.label}
        </Button>
      )}
    </Box>
  )
}
