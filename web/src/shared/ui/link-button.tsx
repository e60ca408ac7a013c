import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

/** The one way on from a screen that has nothing else. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="contained">
      {children}
    </Button>
  )
}
