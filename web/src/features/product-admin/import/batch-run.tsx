import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { countOf, formatNumber } from '@tech-house/api/parts/format-number'
import { useEffect, useRef } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import type { useBatches } from '#shared/writes/use-batches.ts'

interface Props {
  batches: ReturnType<typeof useBatches<unknown, string>>
  label: string
  start: string
  row: 'row' | 'product'
}

export function BatchRun({ batches, label, start, row }: Props) {
  const { total, outcomes, isRunning, waitsFor, run } = batches
  const isDone = outcomes.length === total
  const outcome = useRef<HTMLElement>(null)

  useEffect(() => {
    // The button that had the focus disappears.
    if (isDone && document.activeElement === document.body) outcome.current?.focus()
  }, [isDone])

  return (
    <>
      {!isDone && (
        <Button variant="contained" loading={isRunning} onClick={run} sx={{ justifySelf: 'start' }}>
          <span>{outcomes.length > 0 ? 'Go on' : start}</span>
        </Button>
      )}
      {(isRunning || outcomes.length > 0) && (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: sizes.wideForm }}>
          <LinearProgress
            variant="determinate"
            aria-label={label}
            value={Math.round((100 * outcomes.length) / total)}
          />
          <Typography ref={outcome} tabIndex={-1} aria-live="polite">
            {`${progressText(outcomes, total, row)}${waitsFor ? reasons[waitsFor] : ''}${isRunning ? ' It stops when you leave this page.' : ''}`}
          </Typography>
        </Box>
      )}
    </>
  )
}

const reasons = {
  limit: ' The shop limits writes, so this waits its turn.',
  shop: ' The shop is busy right now, so this waits and goes on by itself.',
}

const done = { added: 'added', changed: 'changed', unchanged: 'done before' }

/** Other outcomes say why a row was not written. */
export const isDone = (outcome: string): boolean => outcome in done

function progressText(outcomes: string[], total: number, row: Props['row']): string {
  const counts = Object.entries(done).map(([outcome, label]) => ({
    label,
    count: outcomes.filter((one) => one === outcome).length,
  }))
  const others = outcomes.filter((outcome) => !isDone(outcome)).length
  const parts = [...counts, { label: 'refused', count: others }]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${formatNumber(count)} ${label}`)
  const start = `${formatNumber(outcomes.length)} of ${countOf(total, row)} done`
  return parts.length > 0 ? `${start}: ${parts.join(', ')}.` : `${start}.`
}
