import { Alert } from '@mui/material'

interface Props {
  notes: string[]
  severity?: 'info' | 'error'
}

export const Notes = ({ notes, severity = 'info' }: Props) =>
  notes.map((note) => (
    <Alert key={note} severity={severity}>
      {note}
    </Alert>
  ))
