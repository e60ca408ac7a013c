import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LineMatch } from '@tech-house/api/contract/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { queryKeys } from '#shared/api/query-keys.ts'
import {
  changeQuickList,
  maxQuickLines,
  type QuickLine,
  type QuickList,
  readQuickList,
} from '#shared/orders/quick-list.ts'
import { paths } from '#shared/paths.ts'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import type { FindLines } from './find-lines.ts'
import { type ParsedLine, parseOrderList } from './parse-order-list.ts'
import { lineStates } from './quick-line-state.ts'

/** A line shows at most this many letters of what was pasted. */
const maxShownLetters = 300

/** The list of this tab with the products as they are now, and its changes. */
export function useQuickList(find: FindLines) {
  const { search } = useLocation()
  const replaceInPlace = useReplaceInPlace()
  const [{ text, lines }, setList] = useState(() => linkedList(search) ?? readQuickList())
  const change = (next: (list: QuickList) => QuickList) => setList(changeQuickList(next))

  const leaveLink = useEffectEvent(() => {
    if (linkedText(search)) replaceInPlace(paths.quickOrder)
  })
  // A reload must not fill in again what was added to the list.
  useEffect(() => leaveLink(), [])

  const ids = [...new Set(lines.flatMap(({ productId, choices = [] }) => productId ?? choices))]
  const now = useQuery({
    // The same key as the products, so that a change of them also refetches these.
    queryKey: [...queryKeys.products, 'quick-order', ids.toSorted()],
    queryFn: () => findProducts(find, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    throwOnError: (_error, query) => query.state.data === undefined,
  })

  const isLoading = ids.length > 0 && (now.isPending || now.isPlaceholderData)

  const adding = useSafeMutation({
    mutationFn: async (pasted: string) => {
      const free = maxQuickLines - readQuickList().lines.length
      const parsed = parseOrderList(pasted, free)
      const queries = parsed.lines.map(({ text, name }) => ({ text, name }))
      const matches = queries.length > 0 ? await find(queries) : []
      return { ...parsed, lines: parsed.lines.map((line, index) => newLine(line, matches[index])) }
    },
    onSuccess: ({ lines: added, rest }) =>
      change((list) => ({ text: rest.join('\n'), lines: [...list.lines, ...added] })),
  })

  return {
    text,
    lines,
    states: lineStates(lines, { byId: now.data ?? new Map(), isLoading }),
    adding,
    /** Keeps what is in the box over a reload and the login page. */
    keepText: (next: string) => change((list) => ({ ...list, text: next })),
    edit: (id: string, changed: Partial<QuickLine>) =>
      change((list) => ({
        ...list,
        lines: list.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)),
      })),
    remove: (isRemoved: (line: QuickLine) => boolean) =>
      change((list) => ({ ...list, lines: list.lines.filter((line) => !isRemoved(line)) })),
  }
}

const linkedText = (search: string) => new URLSearchParams(search).get('list')

/** The list of this tab, with the text of a program's link in its box. */
function linkedList(search: string): QuickList | undefined {
  const text = linkedText(search)
  return text ? changeQuickList((list) => ({ ...list, text })) : undefined
}

export type QuickListState = ReturnType<typeof useQuickList>

async function findProducts(find: FindLines, ids: string[]) {
  const matches = await find(ids.map((productId) => ({ text: '', productId })))
  return new Map(matches.flatMap(({ products }) => products.map((found) => [found._id, found])))
}

function newLine({ text, quantity }: ParsedLine, match: LineMatch | undefined): QuickLine {
  const [product, ...others] = match?.products ?? []
  const line = {
    id: crypto.randomUUID(),
    text: text.slice(0, maxShownLetters),
    quantity: match?.isWholeText ? '1' : quantity,
  }
  if (!product) return line
  if (match?.isExact) return { ...line, productId: product._id, seenPrice: product.price }
  return { ...line, choices: [product, ...others].map(({ _id }) => _id) }
}
