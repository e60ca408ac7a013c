import { Alert, Box, Button } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { checkBuild } from '@tech-house/api/contract/compatibility/check-build'
import { partKinds } from '@tech-house/api/contract/compatibility/part'
import { worstOf } from '@tech-house/api/contract/compatibility/reason'
import { type ReactNode, useRef } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { BuildArt } from './art/build-art.tsx'
import { type BuildLine, maxLines, toBuild, withPieces, writeBuild } from './build-address.ts'
import { BuildBar } from './build-bar.tsx'
import { BuildReview } from './build-review.tsx'
import { BuildSummary } from './build-summary.tsx'
import { catalogParts } from './catalog-parts-query.ts'
import { choose, orderedPieces, orderProblem, withPart } from './chosen-parts.ts'
import { PartPlace } from './part-place.tsx'
import { rankParts } from './rank-parts.ts'
import { useBuild } from './use-build.ts'

/** What is ordered with the build. */
interface BuildOrder {
  lines: { productId: string; quantity: number; price: number }[]
  /** The lines with their total, and what does not fit or is unknown. */
  review: ReactNode
  /** Whether something does not fit. */
  isUnfit: boolean
  /** The search of the build's URL. */
  search: string
  /** Whether the lines can be ordered as they are. */
  isReady: boolean
}

interface Props {
  /** The button that orders the build. */
  children: (order: BuildOrder) => ReactNode
}

/** Puts a computer together: a place for each part, and whether they fit. */
export function BuildView({ children }: Props) {
  const { data: catalog } = useSuspenseQuery(catalogParts)
  const { lines, excess, change } = useBuild()
  const { chosen, others, goneIds } = choose(lines, catalog)
  const parts = chosen.map(({ part }) => part)
  const rules = checkBuild(parts)
  const aside = useRef<HTMLElement>(null)
  const places = useRef<HTMLDivElement>(null)

  /** For buttons that disappear with what they remove. */
  function replaceAll(next: BuildLine[]) {
    places.current?.querySelector<HTMLElement>('section button')?.focus()
    change(next)
  }
  const remove = (id: string) => replaceAll(withPieces(lines, id, 0))

  return (
    <Box sx={columns}>
      <Box ref={places} sx={list}>
        <BuildBar
          chosen={chosen}
          rules={rules}
          onShow={() => aside.current?.scrollIntoView({ block: 'start' })}
        />
        {excess > 0 && (
          <Alert severity="warning" role="status">
            A build has at most {maxLines} parts. The last {excess === 1 ? 'one' : excess} of this
            link {excess === 1 ? 'was' : 'were'} left out.
          </Alert>
        )}
        {goneIds.map((id) => (
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
        {partKinds.map((kind) => (
          <PartPlace
            key={kind}
            kind={kind}
            chosen={chosen.filter(({ part }) => part.specs.kind === kind)}
            rules={rules}
            rank={() => rankParts(catalog.values(), kind, parts)}
            onChoose={(part) => change(withPart(lines, part, catalog))}
            onPieces={(id, quantity) => change(withPieces(lines, id, quantity))}
          />
        ))}
      </Box>
      <Box component="aside" ref={aside} aria-label="Your build" sx={summary}>
        <BuildArt parts={parts} rules={rules} />
        <BuildSummary
          chosen={chosen}
          rules={rules}
          path={toBuild(lines)}
          onClear={() => replaceAll([])}
        />
        {children({
          lines: chosen.map((line) => ({
            productId: line.part.id,
            quantity: orderedPieces(line),
            price: line.product.price,
          })),
          review: <BuildReview chosen={chosen} rules={rules} />,
          isUnfit: worstOf(rules) === 'does-not-fit',
          search: writeBuild(lines),
          isReady: chosen.length === lines.length && !chosen.some(orderProblem),
        })}
      </Box>
    </Box>
  )
}

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
  position: { md: 'sticky' },
  top: sizes.belowBar,
}
