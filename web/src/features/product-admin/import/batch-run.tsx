import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import type { Batches } from '#shared/writes/use-batches.ts'

interface Props {
  batches: Batches
  total: number
  /** The name of the progress bar. */
  label: string
  /** The label of the button that starts. */
  start: string
  /** What is done, in words. */
  text: string
}

/** Starts, stops and shows a long write. */
export function BatchRun({ batches, total, label, start, text }: Props) {
  const { progress, state, wait, run, stop } = batches
  const isDone = progress.done === total
  const outcome = useRef<HTMLElement>(null)

  useEffect(() => {
    // The button that had the focus disappears.
    if (isDone && document.activeElement === document.body) outcome.current?.focus()
  }, [isDone])

  return (
    <>
      {!isDone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" loading={state !== 'waiting'} onClick={run}>
            {progress.done > 0 ? 'Go on' : start}
          </Button>
          {state !== 'waiting' && (
            <Button variant="outlined" disabled={state === 'stopping'} onClick={stop}>
              Stop
            </Button>
          )}
        </Box>
      )}
      {(state !== 'waiting' || progress.done > 0) && (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: sizes.wideForm }}>
          <LinearProgress
            variant="determinate"
            aria-label={label}
            value={Math.round((100 * progress.done) / total)}
          />
          <Typography ref={outcome} tabIndex={-1} aria-live="polite">
            {text}
            {wait > 0 && ' The shop limits writes, so this waits its turn.'}
          </Typography>
          {/* Not read out each second. */}
          {wait > 0 && <Typography aria-hidden>It goes on in {wait} s.</Typography>}
        </Box>
      )}
    </>
  )
}
