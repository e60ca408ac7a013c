import { Box, Button, Typography } from '@mui/material'
import { saidAbout } from '@tech-house/api/contract/builds/owned-part'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import { partVerdict } from '@tech-house/api/parts/compatibility/part-verdict'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { fieldsOf } from '@tech-house/api/parts/specifications/specification-kinds'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ResponsiveDialog } from '#shared/ui/dialogs/responsive-dialog.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { type BuildContents, withFacts } from './build-url.ts'

const DescribePart = lazy(() => import('./describe-part.tsx'))

interface Props {
  part: AnyPart
  /** All of the build: another one may lack the fact. */
  parts: readonly AnyPart[]
  rules: RuleVerdict[]
  build: BuildContents
  onChange: (build: BuildContents) => void
}

/** What the person says about a part, and the first fact that is missing to compare it. */
export function PartFacts({ part, parts, rules, build, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<{ part: AnyPart; field?: string }>()
  const close = () => setAsked(undefined)
  const { productId, field = '' } = partVerdict(part.id, rules)?.reasons[0]?.missing ?? {}
  // A known list of the shop may lack a row.
  const lacking = parts.find(({ id, specs }) => id === productId && !(field in specs))
  const said = saidAbout(part, build.own)?.specs
  const about = asked && saidAbout(asked.part, build.own)
  const isProduct = !about || 'productId' in about
  const facts = Object.entries(fieldsOf(part.specs.kind))
    .filter(([name]) => said && name in said)
    .map(([, { label }]) => label)

  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 0, '& button': { ml: -0.5 } }}>
      {facts.length > 0 && (
        <Typography variant="body2">{`You filled in: ${facts.join(', ')}`}</Typography>
      )}
      {lacking && (
        <Button
          size="small"
          aria-label={`Fill in what is not known: ${lacking.name}`}
          onClick={() => setAsked({ part: lacking, field })}
        >
          Fill in
        </Button>
      )}
      {said && (
        <Button size="small" aria-label={`Edit ${part.name}`} onClick={() => setAsked({ part })}>
          Edit
        </Button>
      )}
      {asked && (
        <ResponsiveDialog title={asked.part.name} isOpen onClose={close}>
          <Suspense fallback={<FullScreenSpinner />}>
            <DescribePart
              {...about}
              kind={asked.part.specs.kind}
              asked={asked.field ? [asked.field] : isProduct && Object.keys(about?.specs ?? {})}
              submitLabel="Save"
              onDescribe={(described) => {
                // The dialog returns the focus to a button that may disappear.
                flushSync(close)
                box.current?.focus({ preventScroll: true })
                const { id } = asked.part
                const { specs } = described
                onChange(withFacts(build, id, isProduct ? { productId: id, specs } : described))
              }}
            />
          </Suspense>
        </ResponsiveDialog>
      )}
    </Box>
  )
}
