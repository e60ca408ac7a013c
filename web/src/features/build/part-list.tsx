import { Box, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { writeBuildLines } from '@tech-house/api/contract/build-lines'
import { writeOwnedPart } from '@tech-house/api/contract/compatibility/owned-part'
import type { PartKind } from '@tech-house/api/contract/compatibility/part'
import type { SearchedProduct } from '@tech-house/api/contract/search'
import type { ReactNode } from 'react'
import { productSearch } from '#shared/api/search-query.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { SearchFailure } from '#shared/ui/search-failure.tsx'
import { ShowMore } from '#shared/ui/show-more.tsx'
import { useLast } from '#shared/use-last.ts'
import type { BuildContents } from './build-address.ts'
import { PartOption } from './part-option.tsx'
import { verdictLabel } from './verdict-labels.tsx'

interface Props {
  title: string
  kind: PartKind
  build: BuildContents
  words: string
  /** The field for the words, shown above many parts. */
  search: ReactNode
  /** Whether the person has one already, so that price and stock do not matter. */
  isOwned: boolean
  onChoose: (id: string) => void
}

/** Below this number a list needs no search. */
const manyParts = 8

/** The parts of a kind with these words, by how they fit a build. */
export function PartList({ title, kind, build, words, search, isOwned, onChoose }: Props) {
  const query = new URLSearchParams({
    kind,
    ...(build.lines.length > 0 && { fits: writeBuildLines(build.lines) }),
    ...(words && { q: words }),
  })
  for (const owned of build.own) query.append('own', writeOwnedPart(owned))
  const list = useInfiniteQuery(productSearch(query.toString()))
  const found = useLast(list.data)
  const failure = list.data ? null : list.failureReason

  return (
    <>
      {(words || (found && found.total > manyParts)) && search}
      <Box
        aria-busy={!list.data}
        sx={{ overflowY: 'auto', px: { xs: 1, sm: 2 }, pb: 2, '&[aria-busy="true"] ul': faded }}
      >
        {failure && (
          <Box sx={{ px: 1 }}>
            <SearchFailure failure={failure} onSearchAgain={() => void list.refetch()} />
          </Box>
        )}
        {!found && !failure && <FullScreenSpinner />}
        {found?.products.length === 0 && (
          <Typography sx={{ px: 1, py: 2 }}>
            {words ? 'No part has these words.' : 'The shop has none today.'}
          </Typography>
        )}
        {groupsOf(found?.products ?? []).map(({ heading, products }) => (
          <section key={heading} aria-label={heading || title}>
            {heading && (
              <Typography variant="h6" component="h3" sx={{ px: 1, pt: 1.5, pb: 0.5 }}>
                {heading}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {products.map((product) => (
                <PartOption
                  key={product._id}
                  product={product}
                  isOwned={isOwned}
                  onChoose={onChoose}
                />
              ))}
            </Box>
          </section>
        ))}
        {list.data && <ShowMore list={list} />}
      </Box>
    </>
  )
}

const faded = { opacity: 0.5 }

/** Consecutive parts with the same verdict. */
function groupsOf(found: SearchedProduct[]) {
  const groups: { heading: string; products: SearchedProduct[] }[] = []
  for (const product of found) {
    const heading = product.fit ? verdictLabel(product.fit.verdict) : ''
    const last = groups.at(-1)
    if (last?.heading === heading) last.products.push(product)
    else groups.push({ heading, products: [product] })
  }
  return groups
}
