import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalog } from './catalog-query.ts'

/** What a shop says of its offers and sales, which is not true before it has a product. */
export function UnlessEmpty({ children }: { children: ReactNode }) {
  const { data } = useInfiniteQuery({ ...catalog, throwOnError: false })
  return data?.length === 0 ? null : children
}
