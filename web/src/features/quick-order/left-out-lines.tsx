import { Alert, Box, Button } from '@mui/material'
import type { QuickRow } from './use-quick-list.ts'

interface Props {
  rows: QuickRow[]
  onRemove: () => void
}

/** The headings, greetings and totals of a list, so that nothing disappears unseen. */
export const LeftOutLines = ({ rows, onRemove }: Props) => (
  <Alert severity="info" role="status">
    <span>Left out, because no product is named:</span>
    <Box component="ul" sx={{ mt: 0, mb: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {rows.map(({ line }) => (
        <li key={line.id}>{line.text}</li>
      ))}
    </Box>
    <Button color="inherit" size="small" variant="outlined" onClick={onRemove}>
      <span>{`Remove left out (${rows.length})`}</span>
    </Button>
  </Alert>
)
