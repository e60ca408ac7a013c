import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { PageHealth, Ratings } from '@tech-house/api/contract/browser-report'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { browserReports } from './overview-queries.ts'

/** How the pages do in browsers; it is missing while it cannot be read. */
export function BrowserHealth() {
  const { data } = useQuery(browserReports)
  if (!data) return null

  return (
    <Box component="section" aria-label="Browsers" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2">
        Browsers, today and yesterday
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
        Since {data.since} (UTC): uncaught errors, code that could not be loaded, and the share of
        visits with good web vitals. The log has each report.
      </Typography>
      <DataTable
        label="Browsers"
        columns={columns}
        rows={data.pages}
        rowKey={({ page }) => page}
        empty={<Typography>No browser has reported anything.</Typography>}
      />
    </Box>
  )
}

const columns: Column<PageHealth>[] = [
  { header: 'Page', cell: ({ page }) => page },
  { header: 'Errors', cell: ({ errors }) => formatNumber(errors) },
  { header: 'Missing code', cell: ({ chunks }) => formatNumber(chunks) },
  { header: 'Good LCP', cell: ({ LCP }) => shareOf(LCP) },
  { header: 'Good INP', cell: ({ INP }) => shareOf(INP) },
  { header: 'Good CLS', cell: ({ CLS }) => shareOf(CLS) },
]

/** Google calls a page good when 75 % of its visits are. */
function shareOf({ good, medium, poor }: Ratings): string {
  const visits = good + medium + poor
  if (visits === 0) return '–'
  return `${Math.round((100 * good) / visits)} % of ${formatNumber(visits)}`
}
