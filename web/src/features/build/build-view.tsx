import { Alert, Box, Button } from '@mui/material'
import { maxLines } from '@tech-house/api/contract/builds/build-lines'
import type { BatchLine } from '@tech-house/api/contract/orders/order-batch'
import { partKinds } from '@tech-house/api/parts/compatibility/part'
import { worstOf } from '@tech-house/api/parts/compatibility/reason'
import { checkBuild } from '@tech-house/api/parts/compatibility/rules'
import { countOf } from '@tech-house/api/parts/format-number'
import { Suspense, useMemo, useRef } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { useLast } from '#shared/use-last.ts'
import { TowerArt } from './art/tower-art.tsx'
import { useBuildProducts } from './build-products.ts'
import { BuildReview } from './build-review.tsx'
import { BuildSummary } from './build-summary.tsx'
import { type BuildContents, emptyBuild, withoutParts, writeBuild } from './build-url.ts'
import { choose, listProductIds, orderProblem, toPurchaseLine } from './chosen-parts.ts'
import { BuildStarts } from './completion/build-starts-list.tsx'
import { CompleteBuild } from './completion/complete-build.tsx'
import { PartSlot } from './part-slot.tsx'
import { useBuild } from './use-build.ts'

interface BuildOrder {
  lines: BatchLine[]
  review: Elements
  isUnfit: boolean
  isReady: boolean
}

interface Props {
  children: (order: BuildOrder) => Elements
}

export function BuildView({ children }: Props) {
  const { build: latest, leftOut, change: changeLatest } = useBuild()
  const products = useBuildProducts(listProductIds(latest))
  // Until all products of another build were read, the page shows the one before.
  const shown = useLast(
    useMemo(() => products && { build: latest, ...choose(latest, products) }, [latest, products]),
  )
  const aside = useRef<HTMLElement>(null)
  if (!shown) return <FullScreenSpinner />

  const { build, chosen, owned, parts, missing } = shown
  const rules = checkBuild(parts)

  /** A change of an earlier build, which may still be shown, would undo the latest. */
  function changeShown(next: BuildContents) {
    if (products) changeLatest(next)
  }

  /** For buttons that disappear with what they remove. */
  function replaceAll(next: BuildContents) {
    aside.current?.focus({ preventScroll: true })
    changeShown(next)
  }

  return (
    <Box sx={columns}>
      <Box sx={list}>
        <MissingParts
          leftOut={leftOut}
          missing={missing}
          onRemove={(id) => replaceAll(withoutParts(build, [id]))}
        />
        {writeBuild(build) === '' && <BuildStarts />}
        <CompleteBuild
          build={build}
          onUse={(lines) => {
            changeShown({ ...build, lines })
            aside.current?.focus({ preventScroll: true })
            aside.current?.scrollIntoView({ block: 'start' })
          }}
        />
        {partKinds.map((kind) => (
          // React hydrates the content of each boundary in a task of its own.
          <Suspense key={kind}>
            <PartSlot
              kind={kind}
              chosen={chosen.filter(({ part }) => part.specs.kind === kind)}
              owned={owned.filter(({ specs }) => specs.kind === kind)}
              rules={rules}
              build={build}
              onChange={changeShown}
            />
          </Suspense>
        ))}
      </Box>
      <Box component="aside" ref={aside} tabIndex={-1} aria-label="Your build" sx={summary}>
        <TowerArt parts={parts} rules={rules} />
        <BuildSummary
          chosen={chosen}
          rules={rules}
          parts={parts}
          onClear={() => replaceAll(emptyBuild)}
        />
        {children({
          lines: chosen.map(toPurchaseLine),
          review: <BuildReview chosen={chosen} owned={owned} rules={rules} />,
          isUnfit: worstOf(rules) === 'does-not-fit',
          isReady: !!products && chosen.length === build.lines.length && !chosen.some(orderProblem),
        })}
      </Box>
    </Box>
  )
}

interface MissingProps {
  leftOut: number
  missing: { id: string; name: string }[]
  onRemove: (id: string) => void
}

function MissingParts({ leftOut, missing, onRemove }: MissingProps) {
  return (
    <>
      {leftOut > 0 && (
        <Alert severity="warning" role="status">
          {`${countOf(leftOut, 'part')} of this link could not be read, or would be above the maximum of ${maxLines}, and ${leftOut === 1 ? 'was' : 'were'} left out.`}
        </Alert>
      )}
      {missing.map(({ id, name }) => (
        <Alert
          key={id}
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(id)}
            >
              Remove
            </Button>
          }
        >
          {`${name} is not among the shop’s parts any more.`}
        </Alert>
      ))}
    </>
  )
}

const list = { display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
}

const summary = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  scrollMarginTop: sizes.belowBar,
  outline: 0,
  position: { md: 'sticky' },
  top: sizes.belowBar,
}
