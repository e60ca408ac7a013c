import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Providers } from '#app/providers.tsx'
import { queryClient } from '#app/query-client.ts'
import { routes } from '#app/routes.tsx'

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>

/** Renders the page at this path like the first render in the browser. */
export async function renderPage(path: string) {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const cache = createCache({ key: 'css' })
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache)
  const html = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>
    </CacheProvider>,
  )
  // The garbage collection timers of cached queries would keep the build running.
  queryClient.clear()
  // The elements that React hoists into the head: title and preloaded images.
  const [head = ''] = html.match(/^(<link[^>]*>|<title>.*?<\/title>)*/) ?? []
  return {
    /** The path of the innermost route, as in routes.tsx. */
    route: context.matches.at(-1)?.route.path ?? '',
    head,
    body: html.slice(head.length),
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  }
}
