import { BrowserRouter } from 'react-router-dom'
import { onAccessTokenStored, readAccessToken } from '#shared/api/access-token.ts'
import { CallError } from '#shared/api/call-error.ts'
import { wake } from '#shared/awake.ts'
import { loadPage } from './load-page.ts'
import { mount } from './mount.ts'
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
  mount(root, shop, route !== undefined && route === prerendered, options)

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
