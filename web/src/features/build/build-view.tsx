import { Alert, Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { maxLines } from '@tech-house/api/contract/build-lines'
import { checkBuild } from '@tech-house/api/contract/compatibility/check-build'
import { partKinds } from '@tech-house/api/contract/compatibility/part'
import { worstOf } from '@tech-house/api/contract/compatibility/reason'
import { type ReactNode, useRef } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { BuildArt } from './art/build-art.tsx'
import {
  type BuildContents,
  emptyBuild,
  toBuild,
  withoutPart,
  withPieces,
  writeBuild,
} from './build-address.ts'
import { BuildBar } from './build-bar.tsx'
import { BuildReview } from './build-review.tsx'
import { BuildStarts } from './build-starts-list.tsx'
import { BuildSummary } from './build-summary.tsx'
import { choose, orderedPieces, orderProblem, withOwned, withPart } from './chosen-parts.ts'
import { CompleteBuild } from './complete-build.tsx'
import { PartPlace } from './part-place.tsx'
import { buildProducts } from './part-query.ts'
import { useBuild } from './use-build.ts'

/** What is ordered with the build. */
interface BuildOrder {
  lines: { productId: string; quantity: number; price: number }[]
  /** The lines with their total, and what does not fit or is unknown. */
  review: ReactNode
  /** Whether something does not fit. */
  isUnfit: boolean
  /** Whether the lines can be ordered as they are. */
  isReady: boolean
}

interface Props {
  /** The button that orders the build. */
  children: (order: BuildOrder) => ReactNode
}

/** Puts a computer together: a place for each part, and whether they fit. */
export function BuildView({ children }: Props) {
  const { build, excess, unreadable, change } = useBuild()
  const reading = useQuery(buildProducts(idsOf(build)))
  const aside = useRef<HTMLElement>(null)
  const places = useRef<HTMLDivElement>(null)
  const products = reading.data
  if (!products) return <FullScreenSpinner />

  const { chosen, owned, others, goneIds } = choose(build, products)
  const parts = [...chosen.map(({ part }) => part), ...owned]
  const rules = checkBuild(parts)

  /** For buttons that disappear with what they remove. */
  function replaceAll(next: BuildContents) {
    places.current?.querySelector<HTMLElement>('section button')?.focus()
    change(next)
  }

  function showSummary() {
    aside.current?.focus({ preventScroll: true })
    aside.current?.scrollIntoView({ block: 'start' })
  }
  const remove = (id: string) => replaceAll(withoutPart(build, id))

  return (
    <Box sx={columns}>
      <Box ref={places} sx={list}>
        <BuildBar chosen={chosen} rules={rules} onShow={showSummary} />
        {excess > 0 && (
          <Alert severity="warning" role="status">
            A build has at most {maxLines} parts. The last {excess === 1 ? 'one' : excess} of this
            link {excess === 1 ? 'was' : 'were'} left out.
          </Alert>
        )}
        {unreadable > 0 && (
          <Alert severity="warning" role="status">
            {unreadable === 1 ? 'A part' : `${unreadable} parts`} that you have could not be read
            from this link. Please add {unreadable === 1 ? 'it' : 'them'} again.
          </Alert>
        )}
        {(reading.isPlaceholderData ? [] : goneIds).map((id) => (
          <Alert key={id} severity="warning" action={<Remove id={id} onRemove={remove} />}>
            {id} is not in the shop any more.
          </Alert>
        ))}
        {others.map(({ _id, product }) => (
          <Alert
            key={_id}
            severity="info"
            action={<Remove id={product} onRemove={() => remove(_id)} />}
          >
            {product} is not a part of a computer.
          </Alert>
        ))}
        {writeBuild(build) === '' && <BuildStarts />}
        <CompleteBuild
          build={build}
          onUse={(lines) => {
            change({ ...build, lines })
            showSummary()
          }}
        />
        {partKinds.map((kind) => (
          <PartPlace
            key={kind}
            kind={kind}
            chosen={chosen.filter(({ part }) => part.specs.kind === kind)}
            rules={rules}
            build={build}
            owned={owned.filter(({ specs }) => specs.kind === kind)}
            onChoose={(part) => change(withPart(build, part, products))}
            onOwn={(one) => change(withOwned(build, one, kind, products))}
            onPieces={(id, quantity) => change(withPieces(build, id, quantity))}
            onRemoveOwned={(id) => change({ ...build, own: withoutPart(build, id).own })}
          />
        ))}
      </Box>
      <Box component="aside" ref={aside} tabIndex={-1} aria-label="Your build" sx={summary}>
        <BuildArt parts={parts} rules={rules} />
        <BuildSummary
          chosen={chosen}
          rules={rules}
          parts={parts}
          path={toBuild(build)}
          onClear={() => replaceAll(emptyBuild)}
        />
        {children({
          lines: chosen.map((line) => ({
            productId: line.part.id,
            quantity: orderedPieces(line),
            price: line.product.price,
          })),
          review: <BuildReview chosen={chosen} owned={owned} rules={rules} />,
          isUnfit: worstOf(rules) === 'does-not-fit',
          isReady: chosen.length === build.lines.length && !chosen.some(orderProblem),
        })}
      </Box>
    </Box>
  )
}

/** An owned product may be ordered once more. */
const idsOf = ({ lines, own }: BuildContents): string[] => [
  ...new Set([...lines, ...own].flatMap((one) => ('productId' in one ? one.productId : []))),
]

function Remove({ id, onRemove }: { id: string; onRemove: (id: string) => void }) {
  return (
    <Button color="inherit" size="small" aria-label={`Remove ${id}`} onClick={() => onRemove(id)}>
      Remove
    </Button>
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
