import { Box, Button, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { OwnedPart } from '@tech-house/api/contract/builds/owned-part'
import type { SearchedProduct } from '@tech-house/api/contract/search'
import { type SearchOrder, writeSearch } from '@tech-house/api/contract/search-conditions'
import type { PartKind } from '@tech-house/api/parts/compatibility/part'
import { lazy, Suspense, useRef, useState } from 'react'
import { productSearch } from '#shared/api/search-query.ts'
import { SearchFailure } from '#shared/ui/failures/search-failure.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { ListEnd } from '#shared/ui/tables/list-end.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { useLast } from '#shared/use-last.ts'
import type { BuildContents } from './build-url.ts'
import { type Filters, PartFilters } from './part-filters.tsx'
import { slotLabel } from './part-labels.ts'
import { PartOption } from './part-option.tsx'
import { verdicts } from './verdict-labels.tsx'

const DescribePart = lazy(() => import('./describe-part.tsx'))

interface Props {
  kind: PartKind
  build: BuildContents
  /** Whether the person has one already, so that price and stock do not matter. */
  isOwned: boolean
  onChoose: (id: string) => void
  onDescribe: (owned: OwnedPart) => void
}

export function PartList({ kind, build, isOwned, onChoose, onDescribe }: Props) {
  const rows = useRef<HTMLDivElement>(null)
  const [isDescribing, setIsDescribing] = useState(false)
  // A choice must not change the list while its dialog closes.
  const [{ lines, own }] = useState(build)
  const [text, setText] = useState('')
  const [words, setWords] = useState('')
  const search = useDebounced(setWords)
  const [filters, setFilters] = useState<Filters>({})
  const list = useInfiniteQuery(
    productSearch(writeSearch({ q: words, kind, ...filters, fits: lines, own })),
  )
  const found = useLast(list.data)
  const failure = list.data ? null : list.failureReason

  if (isDescribing) {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <DescribePart kind={kind} submitLabel="I have this" onDescribe={onDescribe} />
      </Suspense>
    )
  }
  return (
    <>
      {isOwned && (
        <Button sx={{ mx: 2, mb: 1 }} onClick={() => setIsDescribing(true)}>
          Not in this list? Describe it
        </Button>
      )}
      <Box component="search" sx={{ px: 3, py: 1, display: 'grid', gap: 1 }}>
        <TextField
          label="Search"
          type="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            search(target.value.trim())
          }}
        />
        <PartFilters
          {...{ kind, isOwned, filters }}
          usual={usualOrder(found?.products, words)}
          brands={found?.facets.brands}
          onFilters={setFilters}
        />
      </Box>
      <Box
        ref={rows}
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
            {words || filters.brand ? 'No parts match.' : 'None in stock.'}
          </Typography>
        )}
        {[...groupByVerdict(found?.products, filters.sort)].map(([heading, products]) => (
          <section key={heading} aria-label={heading || slotLabel(kind)}>
            {heading && (
              <Typography variant="h6" component="h3" sx={{ px: 1, pt: 1.5, pb: 0.5 }}>
                {heading}
              </Typography>
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {products.map((product) => (
                <PartOption
                  key={product._id}
                  {...{ product, isOwned, onChoose }}
                  sort={filters.sort}
                />
              ))}
            </Box>
          </section>
        ))}
        {list.data && (
          <ListEnd
            rows={rows}
            list={{
              ...list,
              data: list.data.products,
              total: list.data.total,
              showMore: () => void list.fetchNextPage(),
            }}
          />
        )}
      </Box>
    </>
  )
}

function usualOrder(found: SearchedProduct[] | undefined, words: string): string {
  if (found?.some(({ fit }) => fit)) return 'What fits first'
  return words ? 'Best match' : 'Newest first'
}

const faded = { opacity: 0.5 }

const groupByVerdict = (found: SearchedProduct[] = [], sort?: SearchOrder) =>
  Map.groupBy(found, ({ fit }) => (fit && !sort ? verdicts[fit.verdict].label : ''))
