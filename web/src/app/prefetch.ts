import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { paths } from '#shared/paths.ts'
import { readCompared } from '#shared/products/compared-ids.ts'
import { product, productIfThere } from '#shared/products/product-query.ts'
import { readAccessToken, readStoredSession } from '#shared/session/access-token.ts'
import { queryClient } from './query-client.ts'

export function prefetchForUrl(): void {
  const { pathname, search } = window.location
  const [, id] = /^\/product\/([\w-]+)$/.exec(pathname) ?? []
  // Its form starts with the profile of Firebase Auth.
  const needsAuth = !readStoredSession() || pathname === paths.profileUpdate
  // The page shows its failure.
  if (pathname.startsWith(paths.dashboard) && needsAuth)
    import('#shared/firebase.ts').catch(() => {})
  if (id && readAccessToken()) void prefetchImage(queryClient.fetchQuery(product(id)))
  if (pathname !== paths.compare) return
  for (const compared of readCompared(new URLSearchParams(search).get('ids'))) {
    void prefetchImage(queryClient.fetchQuery(productIfThere(compared)))
  }
}

async function prefetchImage(asked: Promise<ProductDetails | null>): Promise<void> {
  // The page asks again after an error, and shows it.
  const found = await asked.catch(() => null)
  if (found) new Image().src = found.image
}
