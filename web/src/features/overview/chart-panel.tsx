import { Box, Button, Card, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'

interface Props {
  title: string
  /** The chart in words, for screen readers. */
  summary: string
  chart: ReactNode
  table: ReactNode
}

/** A chart, with its figures as a table on request. */
export function ChartPanel({ title, summary, chart, table }: Props) {
  const [isTableShown, setIsTableShown] = useState(false)
  const id = useId()

  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-expanded={isTableShown}
          aria-label={`${isTableShown ? 'Hide table' : 'Show table'}: ${title}`}
          onClick={() => setIsTableShown(!isTableShown)}
        >
          {isTableShown ? 'Hide table' : 'Show table'}
        </Button>
      </Box>
      <Box role="img" aria-label={summary}>
        {chart}
      </Box>
      {isTableShown && <Box sx={{ mt: 2 }}>{table}</Box>}
    </Card>
  )
}
