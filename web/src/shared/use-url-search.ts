import { useDeferredValue, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReplaceInPlace } from './use-replace-in-place.ts'

/** The search in the URL of a list; `shown` is the one whose rows are there. */
export function useUrlSearch<Search extends Record<string, string | undefined>>(
  read: (params: URLSearchParams) => Search,
) {
  const [params] = useSearchParams()
  const replaceInPlace = useReplaceInPlace()
  const search = read(params)
  // React Router renders a new URL in a transition, and a second change can come before.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = read(params)
  }, [read, params])

  return {
    search,
    shown: read(useDeferredValue(params)),
    isSearch: searchParams(search).size > 0,
    changeSearch: (change: { [Name in keyof Search]?: string | undefined }) => {
      latest.current = { ...latest.current, ...change }
      replaceInPlace({ search: String(searchParams(latest.current)) })
    },
  }
}

/** The search of a list that only has a field for words. */
export const readWords = (params: URLSearchParams) => ({
  q: params.get('q')?.slice(0, 200) || undefined,
})

/** A problem for a search form, or `true`. */
export const isSearchable = (text: string) =>
  /^$|[\p{L}\p{N}]/u.test(text) || 'Enter a letter or a digit'

export const searchParams = (search: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
