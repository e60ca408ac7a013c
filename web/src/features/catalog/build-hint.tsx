import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** Leads a search for a whole computer to the page that puts one together. */
export function BuildHint({ words }: { words: string }) {
  if (!computer.test(words)) return null
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ my: 1 }}
      action={
        <Button component={Link} to={paths.build} size="small" variant="outlined">
          Build a computer
        </Button>
      }
    >
      Looking for a whole computer? Choose the parts, and see at once whether they fit.
    </Alert>
  )
}

const computer = /\b(?:pcs?|computers?|desktops?|workstations?|gaming rigs?|builds?)\b/i
