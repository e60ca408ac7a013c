import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

/** The main link of a screen without other content. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="contained">
      <span>{children}</span>
    </Button>
  )
}
