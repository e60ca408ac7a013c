import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { CallError } from '#shared/api/call-error.ts'
import { nameDocumentEntry } from '#shared/document-entry.ts'
import { firstInteraction } from '#shared/first-interaction.ts'
import { isImportFailure } from '#shared/is-import-failure.ts'
import { reloadStaleBfcachePage } from '#shared/session/reload-stale-bfcache-page.ts'
import { Providers } from './providers.tsx'
import { createBrowserRouter, matchRoutes, RouterProvider } from './router.ts'
import { routes } from './routes.tsx'

/** Hydrates the prerendered page of this route, or the frame of any other page but an unknown one. */
export async function start(root: HTMLElement, prerenderedRoute: string | undefined) {
  const route = await loadMatchingRoutes()
  const isFrame = !prerenderedRoute && root.hasChildNodes() && route !== '*'
  const isPrerendered = isFrame || (route !== undefined && route === prerenderedRoute)
  nameDocumentEntry()
  reloadStaleBfcachePage()
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {})
  const shop = (
    <StrictMode>
      <Providers>
        {/* React reports crashes, and RouteError shows load failures. */}
        <RouterProvider router={router} onError={() => {}} />
      </Providers>
    </StrictMode>
  )
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, shop, hydration)
    else createRoot(root, { onCaughtError: reportCrash }).render(shop)
  })
  // A visitor who stays probably logs in.
  void firstInteraction.then(() => import('#shared/firebase.ts')).catch(() => {})
}

const hydration = {
  onCaughtError: reportCrash,
  // Queries and page translators, which wrap texts in `<font>`, make a page differ from its document.
  onRecoverableError: (error: unknown) => {
    if (!window.location.search && !document.querySelector('font')) reportError(error)
  },
}

/** So that the first render is the page, as hydration requires. Returns the path of the innermost route. */
async function loadMatchingRoutes(): Promise<string | undefined> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return matches.at(-1)?.route.path
}

/** A failed call or chunk is not a crash: the page shows it. */
function reportCrash(error: unknown): void {
  if (!(error instanceof CallError) && !isImportFailure(error)) reportError(error)
}
