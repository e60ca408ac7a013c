import { Alert, Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import type { Plan } from './compare-rows.ts'
import { compareTable } from './compare-table.ts'
import { ImportPreview } from './import-preview.tsx'

interface Props {
  name: string
  plan: Plan
  isReady: boolean
}

/** Compares the rows of a file with the shop, and shows what would change. */
export function Comparison({ name, plan, isReady }: Props) {
  const [done, setDone] = useState(0)
  const comparing = useSafeMutation({
    mutationFn: () => compareTable(plan, setDone),
    meta: { quiet: true },
  })

  if (comparing.data) return <ImportPreview name={name} table={plan.table} {...comparing.data} />
  return (
    <>
      {comparing.error && <Alert severity="error">{comparing.error.message}</Alert>}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={!isReady}
        loading={comparing.isPending}
        onClick={() => comparing.mutate()}
      >
        <span>Compare with the shop</span>
      </Button>
      {comparing.isPending && (
        <LinearProgress
          variant="determinate"
          aria-label="Compared rows"
          value={Math.round((100 * done) / plan.table.rows.length)}
          sx={{ maxWidth: sizes.wideForm }}
        />
      )}
    </>
  )
}
