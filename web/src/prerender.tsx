import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { loadPage } from '#app/load-page.ts'
import { queryClient } from '#app/query-client.ts'
import { Shop } from '#app/shop.tsx'
import { BuildArt, PromoArt } from '#features/landing/art/later-art.ts'

export interface Prerendered {
  /** The route that is shown, as `paths` spells it. */
  route: string
  /** What the page itself puts there; without a `<title>` while its own code is awaited. */
  head: string
  body: string
  styles: Style[]
}

interface Style {
  /** By which emotion knows in the browser what is there already. */
  mark: string
  css: string
}

/** The page at this path, as the browser will draw it first. */
export async function prerender(path: string): Promise<Prerendered> {
  const [route = ''] = await Promise.all([loadPage(path), BuildArt.load(), PromoArt.load()])
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location={path}>
        <Shop />
      </StaticRouter>
    </CacheProvider>,
  )
  // A cached query's clock would keep the build waiting.
  queryClient.clear()
  // React puts what belongs into the head in front of everything else.
  const [head = ''] = html.match(/^(<link[^>]*>|<title>.*?<\/title>)*/) ?? []
  return { route, head, body: html.slice(head.length), styles: stylesOf(cache) }
}

type Cache = ReturnType<typeof createCache>

/** What emotion was asked to insert: each global sheet on its own, and the rest as one. */
function stylesOf({ key, inserted, registered }: Cache): Style[] {
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
