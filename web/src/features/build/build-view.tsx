import { Alert, Box, Button, Typography } from '@mui/material'
import { maxLines } from '@tech-house/api/contract/builds/build-lines'
import type { NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { essentialKinds, partKinds } from '@tech-house/api/parts/compatibility/part'
import { worstOf } from '@tech-house/api/parts/compatibility/reason'
import { checkBuild } from '@tech-house/api/parts/compatibility/rules'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { Suspense, useMemo, useRef } from 'react'
import { sizes, tallViewport } from '#shared/theme/sizes.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { useLast } from '#shared/use-last.ts'
import { TowerArt } from './art/tower-art.tsx'
import { useBuildProducts } from './build-products.ts'
import { BuildReview } from './build-review.tsx'
import { BuildSummary } from './build-summary.tsx'
import { type BuildContents, emptyBuild, withoutParts, writeBuild } from './build-url.ts'
import { choose, listProductIds, orderProblem, toPurchaseLine, totalOf } from './chosen-parts.ts'
import { BuildStarts } from './completion/build-starts-list.tsx'
import { CompleteBuild } from './completion/complete-build.tsx'
import { OtherProducts } from './other-products.tsx'
import { PartSlot } from './part-slot.tsx'
import { useBuild } from './use-build.ts'

interface BuildOrder {
  lines: NewPurchaseLine[]
  review: Elements
  isUnfit: boolean
  isReady: boolean
}

export function BuildView({ children }: { children: (order: BuildOrder) => Elements }) {
  const { build: latest, leftOut, change: changeLatest } = useBuild()
  const products = useBuildProducts(listProductIds(latest))
  // Until all products of another build were read, the page shows the one before.
  const shown = useLast(useMemo(() => products && choose(latest, products), [latest, products]))
  const summary = useRef<HTMLElement>(null)
  if (!shown) return <FullScreenSpinner />

  const { build, chosen, others, owned, parts, missing } = shown
  const ordered = [...chosen, ...others]
  const rules = checkBuild(parts)
  const inBuild = new Set<string>([...essentialKinds, ...parts.map(({ specs }) => specs.kind)])

  /** A change of an earlier build, which may still be shown, would undo the latest. */
  function changeShown(next: BuildContents) {
    if (products) changeLatest(next)
  }

  /** For buttons that disappear with what they remove. */
  function replaceAll(next: BuildContents) {
    summary.current?.focus({ preventScroll: true })
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
            summary.current?.focus({ preventScroll: true })
            summary.current?.scrollIntoView({ block: 'start' })
          }}
        />
        {partKinds
          .filter((kind) => inBuild.has(kind))
          .map((kind) => (
            // React hydrates the content of each boundary in a task of its own.
            <Suspense key={kind}>
              <PartSlot
                kind={kind}
                chosen={chosen.filter(({ part }) => part.specs.kind === kind)}
                owned={owned.filter(({ specs }) => specs.kind === kind)}
                parts={parts}
                rules={rules}
                build={build}
                onChange={changeShown}
              />
            </Suspense>
          ))}
        <OtherProducts others={others} build={build} onPieces={changeShown} onRemove={replaceAll} />
      </Box>
      <Box component="aside" aria-label="Your build" sx={aside}>
        <Box
          component="section"
          ref={summary}
          tabIndex={-1}
          aria-label="Summary"
          sx={summaryStyles}
        >
          <TowerArt parts={parts} rules={rules} />
          <BuildSummary rules={rules} parts={parts} onClear={() => replaceAll(emptyBuild)} />
        </Box>
        <Box sx={[bar, ordered.length > 0 && stuckBar]}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
            <Typography component="h2" variant="h4">
              Total
            </Typography>
            <Typography variant="h3" component="p" sx={{ color: 'primary.main' }}>
              {formatPrice(totalOf(ordered))}
            </Typography>
          </Box>
          {children({
            lines: ordered.map(toPurchaseLine),
            review: <BuildReview chosen={ordered} owned={owned} rules={rules} />,
            isUnfit: worstOf(rules) === 'does-not-fit',
            isReady:
              !!products && ordered.length === build.lines.length && !ordered.some(orderProblem),
          })}
        </Box>
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
          {`${countOf(leftOut, 'part')} could not be read, or would be above the maximum of ${maxLines}, and ${leftOut === 1 ? 'was' : 'were'} left out.`}
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
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 3, md: 5 },
  alignItems: { xs: 'stretch', md: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
}

const summaryStyles = { display: 'grid', gap: 2, scrollMarginTop: sizes.belowBar }

/** Its bar stays in sight: on a phone it is an item of the whole page. */
const aside = {
  display: { xs: 'contents', md: 'flex' },
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  position: { md: 'sticky' },
  top: sizes.belowBar,
}

/** Total, recipient and button. */
const bar = {
  display: 'grid',
  gap: 1,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  '& > div': { justifyItems: 'stretch', gap: 1 },
}

const stuckBar = {
  [tallViewport]: { position: 'sticky', bottom: 0, zIndex: 1 },
  // What has the focus is not behind it.
  ':root:has(&)': { [tallViewport]: { scrollPaddingBottom: sizes.orderBar } },
}
