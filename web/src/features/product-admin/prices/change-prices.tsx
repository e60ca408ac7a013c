import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useIsMutating } from '@tanstack/react-query'
import { currencyDecimals } from '@tech-house/api/parts/currency-format'
import { countOf } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import type { ProductSearch } from '../product-search.ts'
import { planPrices, planTakeBack, storedPlan } from './price-plan.ts'
import { PricePreview, PriceRun } from './price-preview.tsx'
import { describeRule, type PriceRule, readRule } from './price-rule.ts'

export function ChangePrices() {
  const [params] = useSearchParams()
  const stored = storedPlan(useSignedIn().email)
  const [unfinished, setUnfinished] = useState(stored.read)
  const changeId = params.get('takeBack')

  function discard() {
    stored.remove()
    setUnfinished(undefined)
  }

  return (
    <Box key={String(params)} sx={layout}>
      {unfinished ? (
        <>
          <Alert severity="info" action={<Button onClick={discard}>Start another</Button>}>
            This change was interrupted. Go on, or start another: what it has changed stays as it
            is.
          </Alert>
          <PriceRun plan={unfinished} />
        </>
      ) : changeId ? (
        <>
          <Typography>
            Each product gets the price before the change back, unless something else has changed it
            since.
          </Typography>
          <PricePreview plan={() => planTakeBack(changeId)} />
        </>
      ) : (
        <PriceForm />
      )}
    </Box>
  )
}

const kinds: Record<PriceRule['kind'], { label: string; field: string; hint: string }> = {
  percent: { label: 'By percent', field: 'Percent', hint: '5 is dearer, -5 is cheaper' },
  add: { label: 'By an amount', field: 'Amount', hint: '5 is dearer, -5 is cheaper' },
  set: { label: 'To one price', field: 'Price', hint: 'The price of each of these products' },
}

function PriceForm() {
  const [params] = useSearchParams()
  const ids: string[] | undefined = useLocation().state?.ids
  const [input, setInput] = useState({
    kind: 'percent' as PriceRule['kind'],
    value: '',
    rounds: false,
  })
  const [name, setName] = useState('')
  // The API refuses what is no search.
  const search: ProductSearch = Object.fromEntries(params)
  const rule = readRule(input)
  const { field, hint } = kinds[input.kind]
  const isBusy = useIsMutating() > 0

  return (
    <>
      <Typography>
        {ids
          ? `Changes the prices of ${countOf(ids.length, 'selected product')}.`
          : 'Changes the prices of all products that the search in Manage Products has found.'}
      </Typography>
      <Box component="fieldset" disabled={isBusy} sx={fields}>
        <NativeSelect
          label="Change"
          value={input.kind}
          onChange={(kind) => setInput({ ...input, kind: kind as PriceRule['kind'] })}
        >
          {Object.entries(kinds).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <TextField
          label={field}
          value={input.value}
          onChange={({ target }) => setInput({ ...input, value: target.value })}
          error={input.value !== '' && !rule}
          helperText={
            input.value === '' || rule ? hint : 'Enter a number with at most two decimals'
          }
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        {currencyDecimals > 0 && (
          <FormControlLabel
            label="Round to .99"
            control={
              <Checkbox
                checked={input.rounds}
                onChange={({ target }) => setInput({ ...input, rounds: target.checked })}
              />
            }
          />
        )}
        <TextField
          label="Name in Activity"
          value={name}
          onChange={({ target }) => setName(target.value)}
          helperText={`Left empty: ${rule ? describeRule(rule) : 'what it does'}`}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
      <PricePreview
        key={JSON.stringify([input, name])}
        plan={rule && (() => planPrices(search, ids, rule, name))}
      />
    </>
  )
}

const layout = {
  display: 'grid',
  gap: 2,
  width: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
}

const fields = { display: 'grid', gap: 2, maxWidth: sizes.form, m: 0, p: 0, border: 0 }
