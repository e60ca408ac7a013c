import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { Providers } from '#app/providers.tsx'
import { queryClient } from '#app/query-client.ts'
import { routes } from '#app/routes.tsx'

export interface RenderedPage {
  /** The path of the innermost route, as in routes.tsx. */
  route: string
  /** The elements that React hoists into the head: title and preloaded images. */
  head: string
  body: string
  styles: StyleSheet[]
}

interface StyleSheet {
  /** The attribute `data-emotion`, by which emotion finds the sheet in the browser. */
  mark: string
  css: string
}

/** Renders the page at this path like the first render in the browser. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const handler = createStaticHandler(withoutSession(routes))
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const cache = createCache({ key: 'css' })
  cache.compat = true
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
  const [head = ''] = html.match(/^(<link[^>]*>|<title>.*?<\/title>)*/) ?? []
  const route = context.matches.at(-1)?.route.path ?? ''
  return { route, head, body: html.slice(head.length), styles: stylesOf(cache) }
}

/**
 * There is no session at build time. React leaves content that fails on the server to the browser,
 * and renders the fallback of its Suspense boundary.
 */
function withoutSession(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.index) return route
    if (route.handle === 'needs-session' && route.lazy) {
      return { ...route, lazy: undefined, Component: failOnServer }
    }
    return { ...route, children: route.children && withoutSession(route.children) }
  })
}

function failOnServer(): never {
  throw new Error('This content depends on the visitor')
}

type Cache = ReturnType<typeof createCache>

/** Emotion's styles: each global sheet separately, all others as one. */
function stylesOf({ key, inserted, registered }: Cache): StyleSheet[] {
  const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string')
  const isLocal = ([id]: (typeof rules)[number]) =>
    `${key}-${id}` in registered || id.startsWith('animation-')
  const locals = rules.filter(isLocal)
  const globals = rules.filter((rule) => !isLocal(rule))
  return [
    ...globals.map(([id, css]) => ({ mark: `${key}-global ${id}`, css: String(css) })),
    {
      mark: `${key} ${locals.map(([id]) => id).join(' ')}`,
      css: locals.map(([, css]) => css).join(''),
    },
  ]
}
