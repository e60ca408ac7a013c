import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { currencyDecimals } from '@tech-house/api/parts/currency-format'
import { countOf } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMay } from '#shared/session/use-may.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { wrappedLabel } from '#shared/theme/wrapped-label.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { planPrices, planTakeBack, storedPlan } from './price-plan.ts'
import { type PriceRule, readRule } from './price-rule.ts'
import { PriceRun } from './price-run.tsx'

export function ChangePrices() {
  // The API refuses what is no search.
  const { takeBack: wanted, selected, ...search } = Object.fromEntries(useSearchParams()[0])
  // It reads Activity.
  const takeBack = useMay('admin') ? wanted : undefined
  const ids: string[] | undefined = useLocation().state?.ids
  const stored = storedPlan(useSignedIn().email)
  const [plan, setPlan] = useState(() => {
    const begun = stored.read()
    // Who takes back a change must not go on with it.
    return takeBack && begun?.takeBack !== takeBack ? undefined : begun
  })
  const [input, setInput] = useState(noInput)
  const rule = readRule(input)
  const planning = useSafeMutation({
    mutationFn: async () => {
      if (takeBack) setPlan(await planTakeBack(takeBack))
      else if (rule) {
        const reduction = input.isReduction ? readPeriod(input) : undefined
        setPlan(await planPrices(search, ids, rule, { name: input.name, reduction }))
      }
    },
    meta: { quiet: true },
  })

  function close() {
    stored.remove()
    setPlan(undefined)
  }

  if (plan) return <PriceRun plan={plan} stored={stored} onClose={close} />
  if (selected && !ids) {
    return <Alert severity="warning">{lostSelection}</Alert>
  }
  const products = ids
    ? countOf(ids.length, 'selected product')
    : 'all products that the search in Manage Products has found'
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: sizes.form }}>
      <Typography>
        {takeBack
          ? 'Each product gets back its price before the change, unless something else has changed it since.'
          : `Changes the prices of ${products}.`}
      </Typography>
      {!takeBack && <RuleFields input={input} onChange={setInput} />}
      {planning.error && <Alert severity="error">{planning.error.message}</Alert>}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={!takeBack && !(rule && readableName.test(input.name))}
        loading={planning.isPending}
        onClick={() => planning.mutate()}
      >
        <span>Show old and new prices</span>
      </Button>
    </Box>
  )
}

/** As the API: importing its expression would load another chunk on pages of the shop. */
const readableName = /[\p{L}\p{N}]/u

const lostSelection = 'The selection is lost. Select the products again in Manage Products.'

const noInput = {
  kind: 'percent' as PriceRule['kind'],
  value: '',
  rounds: false,
  name: '',
  isReduction: false,
  from: '',
  until: '',
}
type Input = typeof noInput

/** In the time zone of the browser. */
function readPeriod({ from, until }: Pick<Input, 'from' | 'until'>) {
  const isoOf = (local: string) => new Date(local).toISOString()
  return { ...(from && { from: isoOf(from) }), ...(until && { until: isoOf(until) }) }
}

const kinds = { percent: 'Percent', add: 'Amount to add', set: 'New price' }

const periodFields = [
  { name: 'from', label: 'From: now, if it is empty' },
  { name: 'until', label: 'Until: taken back, if it is empty' },
] as const

function RuleFields({ input, onChange }: { input: Input; onChange: (input: Input) => void }) {
  const hint = input.kind === 'set' ? undefined : 'With a minus, prices fall'
  const isWrong = input.value !== '' && !readRule(input)

  return (
    <>
      <NativeSelect
        label="Change by"
        value={input.kind}
        onChange={(kind) => onChange({ ...input, kind: kind as PriceRule['kind'] })}
      >
        {Object.entries(kinds).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <TextField
        label={kinds[input.kind]}
        value={input.value}
        onChange={({ target }) => onChange({ ...input, value: target.value })}
        error={isWrong}
        helperText={isWrong ? 'Enter a number such as 12.50' : hint}
      />
      {currencyDecimals > 0 && (
        <FormControlLabel
          label="Round to .99"
          checked={input.rounds}
          control={<Checkbox onChange={(_, rounds) => onChange({ ...input, rounds })} />}
        />
      )}
      <FormControlLabel
        label="Announce as a reduction: buyers see the lowest price of the 30 days before"
        checked={input.isReduction}
        control={<Checkbox onChange={(_, isReduction) => onChange({ ...input, isReduction })} />}
      />
      {input.isReduction &&
        periodFields.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            type="datetime-local"
            value={input[name]}
            onChange={({ target }) => onChange({ ...input, [name]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      <TextField
        label="Name of the change in Activity"
        value={input.name}
        onChange={({ target }) => onChange({ ...input, name: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={wrappedLabel}
      />
    </>
  )
}
