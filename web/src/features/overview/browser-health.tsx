import { Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PageHealth, Ratings } from '@tech-house/api/contract/browser-report'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'
import { browserReports } from './overview-queries.ts'

export function BrowserHealth() {
  const { data } = useSuspenseQuery(browserReports)

  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {`Today and yesterday, since ${data.since} (UTC): uncaught errors, code that could not be loaded, and the share of visits with good web vitals. The log has each report.`}
      </Typography>
      <DataTable
        label="Browsers"
        columns={columns}
        rows={data.pages}
        rowKey={({ page }) => page}
        empty={<Typography>No browser has reported anything.</Typography>}
      />
    </>
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
