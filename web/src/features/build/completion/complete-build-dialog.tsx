import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogContent,
  FormControlLabel,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import {
  type BuildRequest,
  type CompletedBuild,
  completeBuild,
  type Purpose,
} from '@tech-house/api/contract/builds/build-completion'
import type { BuildLine } from '@tech-house/api/contract/builds/build-lines'
import { formatPrice } from '@tech-house/api/parts/format-number'
import type { Resolution } from '@tech-house/api/parts/performance/resolution'
import { currency } from '@tech-house/shop'
import { type FormEvent, useState } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { plainPrice } from '#shared/read-number.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { ResponsiveDialog } from '#shared/ui/dialogs/responsive-dialog.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useReadBuildProducts } from '../build-products.ts'
import { type BuildContents, writeBuild } from '../build-url.ts'
import { listProductIds } from '../chosen-parts.ts'
import { CompletedBuildCard } from './completed-build-card.tsx'

export interface CompleteBuildProps {
  build: BuildContents
  onUse: (lines: BuildLine[]) => void
  onClose: () => void
}

const resolutionLabels: Record<Resolution, string> = {
  '1080p': '1080p',
  '1440p': '1440p',
  '2160p': '4K',
}
const purposeLabels: Record<Purpose, string> = { gaming: 'Games', work: 'Work', office: 'Office' }

export default function CompleteBuildDialog({ build, onUse, onClose }: CompleteBuildProps) {
  const [budget, setBudget] = useState('1500')
  const [purpose, setPurpose] = useState<Purpose>('gaming')
  const [resolution, setResolution] = useState<Resolution>('1440p')
  const [withPeripherals, setWithPeripherals] = useState(false)
  const [isInvalid, setIsInvalid] = useState(false)
  const completing = useMutation({
    mutationFn: (body: BuildRequest) => apiFetch('POST /builds/complete', { body }),
  })
  const { data, variables } = completing

  function ask(event: FormEvent) {
    event.preventDefault()
    const { lines, own } = build
    const body = {
      budget: Number(plainPrice(budget)),
      purpose,
      parts: [...lines],
      own: [...own],
      resolution: purpose === 'gaming' ? resolution : undefined,
      peripherals: withPeripherals || undefined,
    }
    const isValid = completeBuild.body.shape.budget.safeParse(body.budget).success
    setIsInvalid(!isValid)
    if (isValid) completing.mutate(body)
  }

  return (
    <ResponsiveDialog title="Complete a build" isOpen maxWidth="lg" onClose={onClose}>
      <DialogContent
        sx={{ display: 'grid', gap: 2.5, alignContent: 'start', scrollPaddingBottom: 96 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {`Complete computers of parts that are in stock and fit one another.${writeBuild(build) ? ' What you have chosen stays in them, and what you have is not ordered.' : ''}`}
        </Typography>
        <Box component="form" noValidate onSubmit={ask} sx={form}>
          <TextField
            label={`Budget in ${currency}`}
            value={budget}
            onChange={({ target }) => setBudget(target.value)}
            error={isInvalid}
            helperText={
              isInvalid ? 'Enter a budget between 1 and 100,000, such as 1500.' : undefined
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
          <Choice label="What for" labels={purposeLabels} value={purpose} onChange={setPurpose} />
          {purpose === 'gaming' && (
            <Choice
              label="Resolution of the monitor"
              labels={resolutionLabels}
              value={resolution}
              onChange={setResolution}
            />
          )}
          <FormControlLabel
            label="Include a monitor, keyboard and mouse"
            sx={{ gridColumn: '1 / -1', order: { md: 1 } }}
            control={
              <Checkbox
                checked={withPeripherals}
                onChange={({ target }) => setWithPeripherals(target.checked)}
              />
            }
          />
          <Button type="submit" variant="contained" size="large" loading={completing.isPending}>
            Show builds
          </Button>
        </Box>
        <Box role="status" sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
          {data?.message && <Alert severity="warning">{data.message}</Alert>}
          {data && data.builds.length > 0 && variables && (
            <Typography variant="body2">
              {`For ${formatPrice(variables.budget)}, ${purposeLabels[variables.purpose]}. 100% is a computer with the fastest measured parts. Not included are ${variables.peripherals ? '' : 'a monitor, keyboard and mouse, '}Windows and assembly.${data.isExhaustive ? '' : ' Not all combinations were tried: a better one may exist.'}`}
            </Typography>
          )}
        </Box>
        <Answers builds={data?.builds ?? []} onUse={onUse} />
      </DialogContent>
    </ResponsiveDialog>
  )
}

function Answers({
  builds,
  onUse,
}: {
  builds: CompletedBuild[]
  onUse: CompleteBuildProps['onUse']
}) {
  // Products that come later would move the summary out of sight.
  const reading = useMutation({ mutationFn: useReadBuildProducts() })
  return (
    <Box sx={cards}>
      {builds.map((build) => (
        <CompletedBuildCard
          key={build.goals.join()}
          build={build}
          others={builds}
          isReading={reading.isPending}
          onUse={(lines) =>
            reading.mutate(listProductIds({ lines, own: [] }), { onSuccess: () => onUse(lines) })
          }
        />
      ))}
    </Box>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  labels: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => chosen && onChange(chosen)}
    >
      {Object.entries<string>(labels).map(([option, text]) => (
        <ToggleButton key={option} value={option} sx={{ flex: 1, px: 2.5 }}>
          <span>{text}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const form = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  // The label of the field is above its frame.
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto auto' },
  '& > button, & > [role=group]': { minHeight: sizes.field },
}

const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}
