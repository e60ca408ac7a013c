import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

export function LinkButton({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} variant="contained">
      <span>{children}</span>
    </Button>
  )
}
