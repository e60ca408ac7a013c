import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LineMatch, LineQuery } from '@tech-house/api/contract/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
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
import { type LineState, lineStates } from './quick-line-state.ts'
import { splitLines } from './split-lines.ts'

export interface QuickRow {
  line: QuickLine
  state: LineState
}

export function useQuickList() {
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
    queryKey: [...queryKeys.products, 'quick-order', ids.toSorted()],
    queryFn: () => findProducts(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    throwOnError: (_error, query) => query.state.data === undefined,
  })

  const isLoading = ids.length > 0 && (now.isPending || now.isPlaceholderData)

  const adding = useSafeMutation({
    mutationFn: async (pasted: string) => {
      const free = maxQuickLines - readQuickList().lines.length
      const texts = splitLines(pasted)
      const matches = await findLines(texts.slice(0, free).map((text) => ({ text })))
      const added = matches.map((match, index) => newLine(texts[index] ?? '', match))
      return { lines: added, rest: texts.slice(free) }
    },
    onSuccess: ({ lines: added, rest }) =>
      change((list) => ({ text: rest.join('\n'), lines: [...list.lines, ...added] })),
  })

  const current = lines.map((line) => {
    const productId = now.data?.get(line.productId ?? '')?._id ?? line.productId
    return { ...line, productId }
  })
  const rows = lineStates(current, now.data ?? new Map(), isLoading).flatMap((state, index) => {
    const line = lines[index]
    return line ? { line, state } : []
  })

  return {
    text,
    rows: rows.filter(({ line }) => !line.isLeftOut),
    leftOut: rows.filter(({ line }) => line.isLeftOut),
    adding,
    /** Keeps what is in the box over a reload and the login page. */
    keepText: (next: string) => change((list) => ({ ...list, text: next })),
    edit: (id: string, changed: Partial<QuickLine>) =>
      change((list) => ({
        ...list,
        lines: list.lines.map((line) => (line.id === id ? { ...line, ...changed } : line)),
      })),
    remove: (removed: QuickRow[]) => {
      const ids = new Set(removed.map(({ line }) => line.id))
      change((list) => ({ ...list, lines: list.lines.filter(({ id }) => !ids.has(id)) }))
    },
  }
}

const linkedText = (search: string) => new URLSearchParams(search).get('list')

/** The list of this tab, with the text of a program's link in its box. */
function linkedList(search: string): QuickList | undefined {
  const text = linkedText(search)
  return text ? changeQuickList((list) => ({ ...list, text })) : undefined
}

export type QuickListState = ReturnType<typeof useQuickList>

/** A request must not exceed 64 KiB, also with the longest lines. */
const maxSent = 50

async function findLines(lines: LineQuery[]): Promise<LineMatch[]> {
  const parts = Array.from({ length: Math.ceil(lines.length / maxSent) }, (_, n) =>
    lines.slice(n * maxSent, (n + 1) * maxSent),
  ).map(([first = { text: '' }, ...others]) => [{ ...first, heading: lines[0]?.text }, ...others])
  const answers = await Promise.all(
    parts.map((part) => apiFetch('POST /search/lines', { body: { lines: part } })),
  )
  return answers.flatMap((answer) => answer.lines)
}

async function findProducts(ids: string[]) {
  const matches = await findLines(ids.map((productId) => ({ text: '', productId })))
  // By the id that was asked for, because the product may be merged.
  return new Map(
    matches.flatMap(({ products: [found] }, index) => (found ? [[ids[index] ?? '', found]] : [])),
  )
}

function newLine(text: string, match: LineMatch): QuickLine {
  const { products, quantities, isExact, isLeftOut } = match
  const [product] = products
  const [quantity = '', ...others] = quantities
  const id = crypto.randomUUID()
  const line =
    others.length > 0 ? { id, text, quantity: '', quantities } : { id, text, quantity, isLeftOut }
  if (!product) return line
  if (isExact) return { ...line, productId: product._id, seenPrice: product.price }
  return { ...line, choices: products.map(({ _id }) => _id) }
}
