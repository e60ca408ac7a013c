import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import { checkBuild } from '@tech-house/api/contract/compatibility/check-build'
import type { ProductDetails } from '@tech-house/api/contract/product'
import { type MouseEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { toBuild, withPieces } from './build-address.ts'
import { type CatalogPart, catalogParts } from './catalog-parts-query.ts'
import { choose, fitIn, isPlural, withPart } from './chosen-parts.ts'
import { readCurrentBuild, writeCurrentBuild } from './current-build.ts'
import { FitLine } from './fit-line.tsx'
import { placeLabel } from './part-labels.ts'

/** Whether a product fits the current build, and the button that adds it. Nothing for other products. */
export function ProductFit({ product }: { product: ProductDetails }) {
  const [lines, setLines] = useState(readCurrentBuild)
  // Only a build with parts needs the others.
  const { data: catalog } = useQuery({ ...catalogParts, enabled: lines.length > 0 })
  const { _id: id } = product
  const part = catalog?.get(id)?.part ?? partOf(product, 1, noKinds)
  if (!part) return null

  const { kind } = part.specs
  const chosen = choose(lines, catalog ?? noParts).chosen.map((line) => line.part)
  const isChosen = lines.some(({ productId }) => productId === id)
  const rest = chosen.filter(
    (other) => other.id !== id && (isPlural(kind) || other.specs.kind !== kind),
  )
  const replaced = chosen.find(
    (other) => !isPlural(kind) && other.specs.kind === kind && other.id !== id,
  )
  const fit = fitIn(part, checkBuild([...rest, part]))

  function toggle(event: MouseEvent) {
    // The second click of a double click would take back the first.
    if (!part || event.detail > 1) return
    // Another tab may have changed it.
    const now = readCurrentBuild()
    if (now.length > 0 && !catalog) return setLines(now)
    const next = isChosen ? withPieces(now, id, 0) : withPart(now, part, catalog ?? noParts)
    writeCurrentBuild(next)
    setLines(next)
  }

  return (
    <Box component="section" aria-label="Your build" sx={look}>
      <Typography variant="h5" component="h2">
        {isChosen ? 'In your build' : 'Your build'}
      </Typography>
      {fit && <FitLine fit={fit} />}
      {lines.length === 0 && (
        <Typography variant="body2">Start a computer with this part.</Typography>
      )}
      {replaced && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {placeLabel(kind)} now: {replaced.name}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {/* One button, so that it keeps the focus. */}
        <Button variant="outlined" onClick={toggle}>
          {labelOf(isChosen, replaced !== undefined)}
        </Button>
        {lines.length > 0 && (
          <Link component={RouterLink} to={toBuild(lines)}>
            See your build
          </Link>
        )}
      </Box>
    </Box>
  )
}

const noParts = new Map<string, CatalogPart>()
const noKinds = new Map<string, never>()

function labelOf(isChosen: boolean, isReplacement: boolean): string {
  if (isChosen) return 'Remove from build'
  return isReplacement ? 'Replace in build' : 'Add to build'
}

const look = {
  display: 'grid',
  gap: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
}
