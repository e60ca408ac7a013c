import './first-breath.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { onAccessTokenStored, readAccessToken } from '#shared/api/access-token.ts'
import { CallError } from '#shared/api/call-error.ts'
import { wake } from '#shared/awake.ts'
import { loadPage } from './load-page.ts'
import { prefetchWantedPages } from './prefetch.ts'
import { Shop } from './shop.tsx'

/** Brings the document to life: `prerendered` names the route that it shows already, if any. */
export async function start(
  root: HTMLElement,
  prerendered: string | undefined,
  used: Promise<void>,
): Promise<void> {
  const route = await loadPage(window.location.pathname)
  const shop = (
    <BrowserRouter>
      <Shop />
    </BrowserRouter>
  )
  // As a transition it is done in slices, between which the page stays quick to the touch.
  startTransition(() => {
    if (route && route === prerendered) hydrateRoot(root, shop, options)
    else createRoot(root, options).render(shop)
  })

  prefetchWantedPages()
  if (readAccessToken()) wake()
  onAccessTokenStored(wake)
  void used.then(wake)
}

const options = { onCaughtError: reportUnexpected }

/** A call that failed is shown in its place already. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof CallError)) reportError(error)
}
