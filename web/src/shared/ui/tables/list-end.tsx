import { Box, Button, Typography } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { type RefObject, useEffect, useRef } from 'react'
import { rowsPerPage } from '../../api/paged-query.ts'

export interface ShownRows {
  data: unknown[]
  /** The number of rows before them. */
  from?: number
  total: number | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  showMore: () => void
}

/** Says how many rows of a long list are shown, and shows more: then the focus is on the first of them. */
export function ListEnd({ list, rows }: { list: ShownRows; rows: RefObject<HTMLElement | null> }) {
  const { data, from = 0, hasNextPage, isFetchingNextPage, showMore } = list
  const status = useRef<HTMLElement>(null)
  const pressedAt = useRef<number>(undefined)

  useEffect(() => {
    const first = pressedAt.current
    if (first === undefined || isFetchingNextPage) return
    pressedAt.current = undefined
    // A loading button is disabled, so it has lost the focus.
    if (document.activeElement !== document.body) return
    const added = rowsIn(rows)?.[first]
    const next = added ?? status.current
    next?.setAttribute('tabindex', '-1')
    next?.focus()
  }, [isFetchingNextPage, rows])

  if (!hasNextPage && from === 0 && data.length < Number(rowsPerPage)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
      {hasNextPage && (
        <Button
          variant="outlined"
          color="inherit"
          loading={isFetchingNextPage}
          onClick={() => {
            pressedAt.current = rowsIn(rows)?.length
            showMore()
          }}
        >
          Show more
        </Button>
      )}
      <Typography ref={status} role="status" variant="body2">
        {describeShownRows(list)}
      </Typography>
    </Box>
  )
}

/** Not all rows: those of a purchase may be folded. */
const rowsIn = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelectorAll<HTMLElement>('tr[data-row], li')

function describeShownRows({ data, from = 0, total, isFetchNextPageError }: ShownRows): string {
  if (isFetchNextPageError) return 'More rows could not be read. Please try again.'
  const end = formatNumber(from + data.length)
  const shown = from > 0 ? `Rows ${formatNumber(from + 1)} to ${end}` : end
  return `${shown}${total === undefined ? '' : ` of ${formatNumber(total)}`} shown`
}
