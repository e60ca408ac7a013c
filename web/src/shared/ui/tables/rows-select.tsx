import { Box } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { rowsPerPage } from '../../api/paged-query.ts'
import { NativeSelect } from '../native-select.tsx'

interface Props {
  list: { from: number; total: number | undefined; goTo?: (row: number) => void }
}

export function RowsSelect({ list: { from, total = 0, goTo } }: Props) {
  const pageRows = Number(rowsPerPage)
  if (!goTo || Math.max(from, total) <= pageRows) return null
  const starts = Array.from({ length: Math.ceil(total / pageRows) }, (_, page) => page * pageRows)

  return (
    <Box sx={{ display: 'flex', mb: 2 }}>
      <NativeSelect
        label="Go to rows"
        value={String(from - (from % pageRows))}
        onChange={(start) => goTo(Number(start))}
      >
        {starts.map((start) => (
          <option key={start} value={start}>
            {`${formatNumber(start + 1)} to ${formatNumber(Math.min(start + pageRows, total))}`}
          </option>
        ))}
      </NativeSelect>
    </Box>
  )
}
