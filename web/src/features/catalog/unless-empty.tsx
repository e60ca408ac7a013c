import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { catalog } from './catalog-query.ts'

/** What a shop says of its offers and sales, which is not true before it has a product. */
export function UnlessEmpty({ children }: { children: ReactNode }) {
  // The catalog asks for them. A response before its boundary hydrates would differ from the document.
  const { data } = useInfiniteQuery({ ...catalog, enabled: false, throwOnError: false })
  return data?.length === 0 ? null : children
}
